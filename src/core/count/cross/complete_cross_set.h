// SPDX-License-Identifier: MIT
#pragma once

// A cross set (cross_set.h) with the rows of all its centres, from which jumps are played in 64
// positions at once:
//
//     jumps off the vertical arms   to[row with the jump played] |= from[row]
//     jumps on the vertical arms    the same after the swap of horizontal and vertical arms, which
//                                   turns columns into rows, 64 x 64 bits at a time (transpose.h)
//
// The rows of centres that represent no orbit are permuted ones of those that do. On the English
// board all rows take 18 MiB, whatever is in them.

#include <cstddef>
#include <optional>

#include "core/count/cross/cross_set.h"
#include "core/support/function_ref.h"
#include "core/support/search_direction.h"

namespace peg {

class CompleteCrossSet {
public:
    explicit CompleteCrossSet(CrossSet set);

    // The set that was completed. It may be exchanged for another one on the same cross, or for
    // nothing; before anything else that one has to be completed, in the memory of the former.
    CrossSet& set() { return set_; }
    void complete();
    const CrossSet& set() const { return set_; }

    // Fills a block with the positions of one centre that a jump (backwards: an un-jump) off the
    // vertical arms leads to. Returns false, and leaves the block as it is, where there cannot be
    // any.
    bool play(std::size_t centre, SearchDirection direction, Block& to) const;
    // The same from the swapped positions, where the swap is not a symmetry.
    bool play_swapped(std::size_t centre, SearchDirection direction, Block& to);

    // Of the complements (position.h) of all positions.
    CrossSet complement() const;

    // What it takes on a cross, in bytes.
    static std::size_t bytes(const Cross& cross);

private:
    const Cross& cross() const { return set_.cross(); }
    // The rows of a centre; no rows where they are all empty.
    Rows rows(std::size_t centre) const;
    void complete(std::size_t centre);
    void swap();
    bool play(FunctionRef<Rows(std::size_t)> rows_of, std::size_t centre, SearchDirection direction,
              Block& to) const;

    CrossSet set_;
    Block others_;  // of the centres that are no representatives
    std::optional<Block> swapped_;
    std::vector<std::uint8_t> swapped_filled_;  // by centre: 0 where all its rows are empty
    bool is_swapped_ = false;                   // whether swapped_ is that of this set
};

}  // namespace peg
