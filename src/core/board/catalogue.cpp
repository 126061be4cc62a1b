// SPDX-License-Identifier: MIT
#include "core/board/catalogue.h"

#include <array>

namespace peg {

namespace {

constexpr Lattice kSquare = Lattice::kSquare;
constexpr Lattice kTriangular = Lattice::kTriangular;

// Each start has one vacancy: that of the board's best-known problem, unless the position class
// rules that out (the centre of the European board, the top of the Triangle 28); then one that can
// be won. On Diamond 13, Diamond 25 and Hexagon 19 no vacancy can be played to one peg.
constexpr std::array kCatalogue = std::to_array<CatalogueEntry>({
    {"english", "English", kSquare, "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "d4"},
    {"european", "European", kSquare, "..oxx/.xxxxx/xxxxxxx/xxxxxxx/xxxxxxx/.xxxxx/..xxx", "any"},
    {"wiegleb", "Wiegleb", kSquare,
     "...xxx/...xxx/...xxx/xxxxxxxxx/xxxxoxxxx/xxxxxxxxx/...xxx/...xxx/...xxx", "e5"},
    {"asymmetric", "Asymmetric", kSquare,
     "..xxx/..xxx/..xxx/xxxxxxxx/xxxoxxxx/xxxxxxxx/..xxx/..xxx", "d5"},
    {"diamond13", "Diamond 13", kSquare, "..x/.xxx/xxoxx/.xxx/..x", "fewest"},
    {"diamond25", "Diamond 25", kSquare, "...x/..xxx/.xxxxx/xxxoxxx/.xxxxx/..xxx/...x", "fewest"},
    {"diamond41", "Diamond 41", kSquare,
     "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x", "any"},
    {"square6", "Square 6", kSquare, "oxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx", "any"},
    {"triangle10", "Triangle 10", kTriangular, "x/ox/xxx/xxxx", "any"},
    {"triangle15", "Triangle 15", kTriangular, "o/xx/xxx/xxxx/xxxxx", "any"},
    {"triangle21", "Triangle 21", kTriangular, "o/xx/xxx/xxxx/xxxxx/xxxxxx", "any"},
    {"triangle28", "Triangle 28", kTriangular, "x/ox/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx", "any"},
    {"triangle36", "Triangle 36", kTriangular, "o/xx/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx/xxxxxxxx",
     "any"},
    {"hexagon19", "Hexagon 19", kTriangular, "xxx/xxxx/xxoxx/.xxxx/..xxx", "fewest"},
    {"hexagon37", "Hexagon 37", kTriangular, "xxxx/xxxxx/xxoxxx/xxxxxxx/.xxxxxx/..xxxxx/...xxxx",
     "any"},
    {"star13", "Star 13", kTriangular, ".o/xxxx/.xxx/.xxxx/...x", "any"},
});

}  // namespace

std::span<const CatalogueEntry> catalogue() { return kCatalogue; }

std::optional<CatalogueEntry> find_in_catalogue(std::string_view name) {
    for (const CatalogueEntry& entry : kCatalogue)
        if (entry.name == name) return entry;
    return std::nullopt;
}

}  // namespace peg
