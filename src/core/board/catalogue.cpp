// SPDX-License-Identifier: MIT
#include "core/board/catalogue.h"

#include <array>

namespace peg {

namespace {

constexpr Lattice kSquare = Lattice::kSquare;
constexpr Lattice kTriangular = Lattice::kTriangular;

// Each start has one vacancy: that of the board's best-known problem. If the position class
// excludes that one (the centre of the European board, the top of the Triangle 28), it is a vacancy
// that can be won. On Diamond 13, Diamond 25 and Hexagon 19 no vacancy can be played to one peg.
// The rhombuses (Diamond Solitaire, arXiv 0711.2749) and the large triangles (Solving Triangular
// Peg Solitaire, math/0703865) are G. Bell's.
constexpr std::array kCatalogue = std::to_array<CatalogueEntry>({
    {"english", "English", kSquare, "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "d4"},
    {"european", "European", kSquare, "..oxx/.xxxxx/xxxxxxx/xxxxxxx/xxxxxxx/.xxxxx/..xxx", "any"},
    {"wiegleb", "Wiegleb", kSquare,
     "...xxx/...xxx/...xxx/xxxxxxxxx/xxxxoxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e5"},
    {"asymmetric", "Asymmetric", kSquare,
     "..xxx/..xxx/..xxx/xxxxxxxx/xxxoxxxx/xxxxxxxx/..xxx/..xxx", "d5"},
    {"diamond13", "Diamond 13", kSquare, "..x/.xxx/xxoxx/.xxx/..x", "fewest"},
    {"diamond25", "Diamond 25", kSquare, "...x/..xxx/.xxxxx/xxxoxxx/.xxxxx/..xxx/...x", "fewest"},
    {"diamond32", "Diamond 32", kSquare, "...xx/..xxxx/.xxxxxx/xxxoxxxx/.xxxxxx/..xxxx/...xx",
     "any"},
    {"diamond41", "Diamond 41", kSquare,
     "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x", "any"},
    {"square4", "Square 4", kSquare, "xoxx/xxxx/xxxx/xxxx", "any"},
    {"square5", "Square 5", kSquare, "xxxxx/xxoxx/xxxxx/xxxxx/xxxxx", "any"},
    {"square6", "Square 6", kSquare, "oxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx", "any"},
    {"square7", "Square 7", kSquare, "xxxxxxx/xxxoxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx",
     "any"},
    {"rectangle30", "Rectangle 30", kSquare, "xxxxxx/xxxxxx/xxoxxx/xxxxxx/xxxxxx", "any"},
    {"triangle10", "Triangle 10", kTriangular, "x/ox/xxx/xxxx", "any"},
    {"triangle15", "Triangle 15", kTriangular, "o/xx/xxx/xxxx/xxxxx", "any"},
    {"triangle21", "Triangle 21", kTriangular, "o/xx/xxx/xxxx/xxxxx/xxxxxx", "any"},
    {"triangle28", "Triangle 28", kTriangular, "x/ox/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx", "any"},
    {"triangle36", "Triangle 36", kTriangular, "o/xx/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx/xxxxxxxx",
     "any"},
    {"triangle45", "Triangle 45", kTriangular,
     "o/xx/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx/xxxxxxxx/xxxxxxxxx", "any"},
    {"triangle55", "Triangle 55", kTriangular,
     "x/ox/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx/xxxxxxxx/xxxxxxxxx/xxxxxxxxxx", "any"},
    {"trapezoid18", "Trapezoid 18", kTriangular, "xxx/xxxx/xxoxx/xxxxxx", "any"},
    {"rhombus16", "Rhombus 16", kTriangular, "xoxx/xxxx/xxxx/xxxx", "any"},
    {"rhombus25", "Rhombus 25", kTriangular, "oxxxx/xxxxx/xxxxx/xxxxx/xxxxx", "any"},
    {"rhombus36", "Rhombus 36", kTriangular, "oxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx", "any"},
    {"hexagon19", "Hexagon 19", kTriangular, "xxx/xxxx/xxoxx/.xxxx/..xxx", "fewest"},
    {"hexagon37", "Hexagon 37", kTriangular, "xxxx/xxxxx/xxoxxx/xxxxxxx/.xxxxxx/..xxxxx/...xxxx",
     "any"},
    {"star13", "Star 13", kTriangular, ".o/xxxx/.xxx/.xxxx/...x", "any"},
    {"star37", "Star 37", kTriangular,
     "..x/..xx/xxxxxxx/.xxoxxx/..xxxxx/..xxxxxx/..xxxxxxx/.....xx/......x", "any"},
});

}  // namespace

std::span<const CatalogueEntry> catalogue() { return kCatalogue; }

std::optional<CatalogueEntry> find_in_catalogue(std::string_view name) {
    for (const CatalogueEntry& entry : kCatalogue)
        if (entry.name == name) return entry;
    return std::nullopt;
}

}  // namespace peg
