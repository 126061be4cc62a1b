// SPDX-License-Identifier: MIT
#pragma once

// Stores the rows of bits of a cross set (cross_set.h), and (add_swapped) reflects positions in the
// diagonal that exchanges the horizontal and the vertical arms of the cross (cross.h). That *swap*
// moves bits from row to row; a symmetry that does not exchange the arms only permutes the rows,
// and the bits within a row.
//
// A row has up to 72 bits: 64 in a word, and the bits from place 64 on in an extra byte, its
// *spill*.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/cross/cross.h"

namespace peg {

// Views of the rows of one centre, by horizontal pattern.
template <class Word, class Spill>
struct CentreRows {
    std::span<Word> words;
    std::span<Spill> spill;  // empty if no bucket has more than 64 patterns
};
using Rows = CentreRows<const Bits, const std::uint8_t>;
using RowsToFill = CentreRows<Bits, std::uint8_t>;

// Calls visit(place) for each bit that is set in a row, in order.
template <class Visit>
void for_each_place(Bits word, Bits spill, const Visit& visit) {
    for_each_hole(word, [&](Hole place) { visit(std::size_t{place}); });
    for_each_hole(spill, [&](Hole place) { visit(std::size_t{64} + place); });
}

// ORs a word into a bit list, beginning at bit `begin`; the list must have one more word after
// that.
inline void put_bits(std::span<Bits> bits, std::size_t begin, Bits word) {
    bits[begin / 64] |= word << begin % 64;
    // Two shifts, because a single shift by 64 would be undefined.
    bits[begin / 64 + 1] |= word >> 1 >> (63 - begin % 64);
}

// The rows of several centres, one centre after the other.
struct RowBuffer {
    explicit RowBuffer(const Cross& cross, std::size_t centres = 1)
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

// Takes the rows of a centre, for positions with this class and number of pegs, applies the image
// `swap`, which swaps the arms, and adds the result to the rows of the centre's image.
void add_swapped(const Cross& cross, PositionClass position_class, int pegs, std::size_t centre,
                 const Cross::Image& swap, const Rows& from, const RowsToFill& to);

}  // namespace peg
