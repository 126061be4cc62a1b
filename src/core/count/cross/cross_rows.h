// SPDX-License-Identifier: MIT
#pragma once

// The rows of some centres of a cross (cross.h), and what the swap makes of them. The bits from
// place 64 on are in a byte beside each row, its spill.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/cross/cross.h"

namespace peg {

// The rows of one centre, by horizontal pattern.
template <class Word, class Spill>
struct CentreRows {
    std::span<Word> words;
    std::span<Spill> spill;  // empty where no bucket spills
};
using Rows = CentreRows<const Bits, const std::uint8_t>;
using RowsToFill = CentreRows<Bits, std::uint8_t>;

// Calls visit(place) for each bit of a row, in order.
template <class Visit>
void for_each_place(Bits word, Bits spill, const Visit& visit) {
    for_each_hole(word, [&](Hole place) { visit(std::size_t{place}); });
    for_each_hole(spill, [&](Hole place) { visit(std::size_t{64} + place); });
}

// Adds the bits of a word to those of a list, from one of them on; one word more follows there.
inline void put_bits(std::span<Bits> bits, std::size_t begin, Bits word) {
    bits[begin / 64] |= word << begin % 64;
    // Two shifts, because one by 64 would not be defined.
    bits[begin / 64 + 1] |= word >> 1 >> (63 - begin % 64);
}

// The rows of one centre after the other.
struct Block {
    explicit Block(const Cross& cross, std::size_t centres = 1)
        : horizontals(cross.horizontals()), words(centres * horizontals),
          spill(cross.spills() ? centres * horizontals : 0) {}
    static std::size_t bytes(const Cross& cross, std::size_t centres) {
        return centres * cross.horizontals() * (sizeof(Bits) + (cross.spills() ? 1 : 0));
    }

    Rows rows(std::size_t i) const { return part<Rows>(*this, i); }
    RowsToFill rows(std::size_t i) { return part<RowsToFill>(*this, i); }

    std::size_t horizontals;
    std::vector<Bits> words;
    std::vector<std::uint8_t> spill;

private:
    template <class View, class Self>
    static View part(Self& self, std::size_t i) {
        View rows{std::span(self.words).subspan(i * self.horizontals, self.horizontals), {}};
        if (!self.spill.empty())
            rows.spill = std::span(self.spill).subspan(i * self.horizontals, self.horizontals);
        return rows;
    }
};

// Adds the rows of a centre, of positions of a class and number of pegs, as an image that swaps the
// arms maps them, to the rows of the image of that centre.
void add_swapped(const Cross& cross, PositionClass position_class, int pegs, std::size_t centre,
                 const Cross::Image& swap, const Rows& from, const RowsToFill& to);

}  // namespace peg
