// SPDX-License-Identifier: MIT
#include "read/fields/board_names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "core/board/catalogue.h"

namespace peg {

namespace {

// The words for each shape in the page's languages, without accents.
struct ShapeWord {
    std::string_view word;
    std::string_view shape;  // the catalogue name without its number; empty for a filler word
};
constexpr std::array kShapeWords = std::to_array<ShapeWord>({
    {"english", "english"},
    {"englisch", "english"},
    {"anglais", "english"},
    {"ingles", "english"},
    {"engels", "english"},
    {"european", "european"},
    {"europaisch", "european"},
    {"europeen", "european"},
    {"europeo", "european"},
    {"europees", "european"},
    {"french", "european"},
    {"franzosisch", "european"},
    {"wiegleb", "wiegleb"},
    {"asymmetric", "asymmetric"},
    {"asymmetrical", "asymmetric"},
    {"asymmetrisch", "asymmetric"},
    {"asymetrique", "asymmetric"},
    {"asimetrico", "asymmetric"},
    {"diamond", "diamond"},
    {"raute", "diamond"},
    {"diamant", "diamond"},
    {"diamante", "diamond"},
    {"ruit", "diamond"},
    {"square", "square"},
    {"quadrat", "square"},
    {"carre", "square"},
    {"cuadrado", "square"},
    {"vierkant", "square"},
    {"rectangle", "rectangle"},
    {"rechteck", "rectangle"},
    {"rectangulo", "rectangle"},
    {"rechthoek", "rectangle"},
    {"triangle", "triangle"},
    {"triangular", "triangle"},
    {"dreieck", "triangle"},
    {"triangulo", "triangle"},
    {"driehoek", "triangle"},
    {"trapezoid", "trapezoid"},
    {"trapez", "trapezoid"},
    {"trapeze", "trapezoid"},
    {"trapecio", "trapezoid"},
    {"trapezium", "trapezoid"},
    {"rhombus", "rhombus"},
    {"losange", "rhombus"},
    {"rombo", "rhombus"},
    {"rombus", "rhombus"},
    {"hexagon", "hexagon"},
    {"sechseck", "hexagon"},
    {"hexagone", "hexagon"},
    {"hexagono", "hexagon"},
    {"zeshoek", "hexagon"},
    {"star", "star"},
    {"stern", "star"},
    {"etoile", "star"},
    {"estrella", "star"},
    {"ster", "star"},
    {"board", ""},
    {"bord", ""},
    {"brett", ""},
    {"plateau", ""},
    {"tablero", ""},
    {"the", ""},
    {"solitaire", ""},
    {"peg", ""},
    {"pegs", ""},
    {"hole", ""},
    {"holes", ""},
    {"loch", ""},
    {"locher", ""},
    {"trous", ""},
    {"agujeros", ""},
    {"gaten", ""},
});

constexpr std::u32string_view kAccented =
    U"\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef"
    U"\u00f1\u00f2\u00f3\u00f4\u00f5\u00f6\u00f9\u00fa\u00fb\u00fc";
constexpr std::string_view kPlain = "aaaaaaceeeeiiiinooooouuuu";
static_assert(kAccented.size() == kPlain.size());

char without_accent(char32_t c) {
    const char32_t lower = lower_sign(c);
    if (lower < 0x80) return static_cast<char>(lower);
    const std::size_t at = kAccented.find(lower);
    return at == std::u32string_view::npos ? '?' : kPlain[at];
}

// The parts of a name read so far.
struct Named {
    std::string_view shape;
    std::string number;
};

bool take_shape_word(Named& named, const std::string& word) {
    const auto* const known = std::ranges::find(kShapeWords, word, &ShapeWord::word);
    if (known == kShapeWords.end()) return false;
    if (known->shape.empty()) return true;
    if (!named.shape.empty() && named.shape != known->shape) return false;
    named.shape = known->shape;
    return true;
}

std::optional<Named> name_in(SignsView text) {
    constexpr std::u32string_view kBetween = U" \t-_().,:!\"'*`\n";
    Named named;
    for (std::size_t i = 0; i < text.size();) {
        std::string word;
        while (i < text.size() && is_digit_sign(text[i])) word += static_cast<char>(text[i++]);
        if (!word.empty()) {
            if (!named.number.empty()) return std::nullopt;
            named.number = word;
            continue;
        }
        while (i < text.size() && is_letter_sign(text[i])) word += without_accent(text[i++]);
        if (!word.empty()) {
            if (!take_shape_word(named, word)) return std::nullopt;
            continue;
        }
        if (kBetween.find(text[i++]) == std::u32string_view::npos) return std::nullopt;
    }
    if (named.shape.empty()) return std::nullopt;
    return named;
}

}  // namespace

std::vector<std::string_view> boards_named(SignsView text) {
    constexpr std::size_t kMaxName = 60;
    text = trimmed_signs(text);
    std::vector<std::string_view> names;
    if (text.size() > kMaxName) return names;
    const auto named = name_in(text);
    if (!named) return names;
    for (const CatalogueEntry& entry : catalogue()) {
        if (!entry.name.starts_with(named->shape)) continue;
        const std::string_view number = entry.name.substr(named->shape.size());
        const auto holes = static_cast<std::size_t>(
            std::ranges::count_if(entry.start, [](char c) { return c == 'x' || c == 'o'; }));
        const bool fits = named->number.empty() || named->number == number ||
                          (number.empty() && named->number == std::to_string(holes));
        if (fits) names.push_back(entry.name);
    }
    return names;
}

}  // namespace peg
