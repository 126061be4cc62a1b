// SPDX-License-Identifier: MIT
#include "core/board/notation/hole_names.h"

#include <algorithm>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

struct About {
    Notation notation;
    std::string_view id;  // also the code of notation_words()
};

constexpr std::array kAbout = std::to_array<About>({
    {Notation::kOwn, "own"},
    {Notation::kNumbers, "numbers"},
    {Notation::kZero, "zero"},
    {Notation::kDigits, "digits"},
    {Notation::kRows, "rows"},
    {Notation::kLetters, "letters"},
    {Notation::kMirrored, "mirrored"},
});
static_assert(std::ranges::all_of(kAbout, [](const About& about) {
    return std::ranges::find(kBoardErrors, about.id, &ErrorKind::code) != kBoardErrors.end();
}));

const About& about(Notation notation) { return kAbout[static_cast<std::size_t>(notation)]; }

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

// The mirrored letters in reading order.
struct Mirrored {
    std::string_view board;
    std::string_view letters;
};
constexpr std::array kMirrored = std::to_array<Mirrored>({
    {"english", "abcdefghijklmnopxPONMLKJIHGFEDCBA"},
    {"european", "abcydefzghijklmnopxPONMLKJIHGZFEDYCBA"},
});

// Empty if the board has no mirrored letters.
std::string_view mirrored_letters(const Board& board) {
    for (const Mirrored& mirrored : kMirrored) {
        if (mirrored.letters.size() != static_cast<std::size_t>(board.hole_count())) continue;
        const auto known = parse_board_name(mirrored.board);
        if (known && known->board == board) return mirrored.letters;
    }
    return {};
}

std::string digits_of(int first, int second) {
    return std::to_string(first + 1) + std::to_string(second + 1);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view notation_id(Notation notation) { return about(notation).id; }
Error notation_words(Notation notation) { return {about(notation).id, {}}; }

std::optional<Notation> find_notation(std::string_view id) {
    const auto found = std::ranges::find(kAbout, id, &About::id);
    return found != kAbout.end() ? std::optional{found->notation} : std::nullopt;
}

std::optional<HoleNames> HoleNames::make(const Board& board, Notation notation) {
    HoleNames names;
    names.notation_ = notation;
    names.holes_ = board.holes();
    const bool in_digits = notation == Notation::kDigits || notation == Notation::kRows;
    if (in_digits && (board.columns() > 9 || board.rows() > 9)) return std::nullopt;
    const std::string_view letters =
        notation == Notation::kMirrored ? mirrored_letters(board) : kAlphabet;
    const auto count = static_cast<std::size_t>(board.hole_count());
    if (names.is_in_letters() && letters.size() < count) return std::nullopt;

    for (std::size_t i = 0; i < count; ++i) {
        const Hole hole = board.reading_order()[i];
        const auto [column, row] = board.cell(hole);
        std::string& name = names.names_[hole];
        switch (notation) {
            case Notation::kOwn: name = format_hole(board, hole); break;
            case Notation::kNumbers: name = std::to_string(i + 1); break;
            case Notation::kZero: name = std::to_string(i); break;
            case Notation::kDigits: name = digits_of(column, row); break;
            case Notation::kRows: name = digits_of(row, column); break;
            case Notation::kLetters:
            case Notation::kMirrored: name = letters.substr(i, 1); break;
        }
    }
    return names;
}

bool HoleNames::is_in_letters() const {
    return notation_ == Notation::kLetters || notation_ == Notation::kMirrored;
}

// The number of characters at the beginning of a text that could be a name; 0 if none could.
std::size_t HoleNames::name_length(std::string_view text) const {
    const auto digits_from = [&](std::size_t at) {
        while (at < text.size() && is_digit(text[at])) ++at;
        return at;
    };
    switch (notation_) {
        case Notation::kOwn: {
            const auto column = read_column(text);
            return column ? digits_from(column->length) : 0;
        }
        case Notation::kNumbers:
        case Notation::kZero: return digits_from(0);
        case Notation::kDigits:
        case Notation::kRows: return std::min<std::size_t>(2, digits_from(0));
        case Notation::kLetters:
        case Notation::kMirrored: return is_letter(text[0]) ? 1 : 0;
    }
    return 0;
}

std::optional<Hole> HoleNames::find(std::string_view name) const {
    const bool numbers = notation_ == Notation::kNumbers || notation_ == Notation::kZero;
    while (numbers && name.size() > 1 && name.front() == '0') name.remove_prefix(1);
    const auto same = [&](char a, char b) {
        return a == b || (notation_ == Notation::kOwn && lower(a) == b);
    };
    for (Bits left = holes_; left != 0; left &= left - 1) {
        const Hole hole = lowest(left);
        if (std::ranges::equal(name, names_[hole], same)) return hole;
    }
    return std::nullopt;
}

std::optional<std::vector<Hole>> HoleNames::read(std::string_view word) const {
    std::vector<Hole> holes;
    while (!word.empty()) {
        // Between two names an x means "to", except in notations of letters.
        const bool joined = !holes.empty() && word.size() > 1 && lower(word[0]) == 'x' &&
                            !is_in_letters() && name_length(word.substr(1)) > 0;
        // ... but x4 is a hole in our own notation.
        const bool ours = notation_ == Notation::kOwn && word.size() > 1 && is_digit(word[1]);
        if (joined && !ours) word.remove_prefix(1);
        const std::size_t length = name_length(word);
        const auto hole = length > 0 ? find(word.substr(0, length)) : std::nullopt;
        if (!hole) return std::nullopt;
        holes.push_back(*hole);
        word.remove_prefix(length);
    }
    return holes;
}

}  // namespace peg
