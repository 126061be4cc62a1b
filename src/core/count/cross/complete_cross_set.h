// SPDX-License-Identifier: MIT
#pragma once

// Plays jumps, 64 positions at a time, from all positions of a set on a cross-shaped board. For
// that it is a cross set (cross_set.h) that stores the rows of every centre, also those that follow
// from others by symmetry. From it cross_play.h makes the next set, centre by centre, 64 positions
// at once:
//
//     jumps off the vertical arms   to[row with the jump played] |= from[row]
//     jumps on the vertical arms    the same after the swap of horizontal and vertical arms, which
//                                   turns columns into rows, 64 x 64 bits at a time (transpose.h)
//
// The rows of a centre that is no representative are a permutation of its representative's rows. On
// the English board all rows take 18 MiB, whatever is in the set.

#include <cstddef>
#include <optional>

#include "core/count/cross/cross_set.h"
#include "core/support/function_ref.h"
#include "core/support/search_direction.h"

namespace peg {

class CompleteCrossSet {
public:
    explicit CompleteCrossSet(CrossSet set);

    // The set that was completed. You may replace it by another set on the same cross, or move it
    // out; before anything else is called, put a set in place and call complete(), which reuses the
    // memory.
    CrossSet& set() { return set_; }
    void complete();
    const CrossSet& set() const { return set_; }

    // Fills `to` with the positions of one centre that a jump (backwards: an un-jump) off the
    // vertical arms leads to. Returns false and leaves `to` unchanged if there are none.
    bool play(std::size_t centre, SearchDirection direction, RowBuffer& to) const;
    // The same from the swapped positions, for crosses whose swap is not a symmetry.
    bool play_swapped(std::size_t centre, SearchDirection direction, RowBuffer& to);

    // The set of the complements (position.h) of all positions.
    CrossSet complement() const;

    // The bytes that a complete set takes on a cross.
    static std::size_t bytes(const Cross& cross);

private:
    const Cross& cross() const { return set_.cross(); }
    // The rows of a centre; empty Rows if no row has a position.
    Rows rows(std::size_t centre) const;
    void complete(std::size_t centre);
    void swap();
    bool play(FunctionRef<Rows(std::size_t)> rows_of, std::size_t centre, SearchDirection direction,
              RowBuffer& to) const;

    CrossSet set_;
    RowBuffer others_;  // of the centres that are no representatives
    std::optional<RowBuffer> swapped_;
    std::vector<std::uint8_t> swapped_filled_;  // by centre: 0 if all its rows are empty
    bool is_swapped_ = false;                   // whether swapped_ belongs to the current set
};

}  // namespace peg
