// SPDX-License-Identifier: MIT
#pragma once

// A lower bound on moves: Merson regions (R. Merson 1962; J. Beasley, The Ins and Outs of Peg
// Solitaire, chapter 5). A set of holes is one when every line of three with its middle in the set
// has an end in it, too:
//
//     x . .     a corner cannot be       x x .     over b the peg of a or c may go, but a is in
//     . . .     jumped over: alone       a b c     the set, and c - ...
//
// While such a region is full, no peg can jump over one of its pegs from outside: it would come
// from, or land in, a hole of the region, which has a peg of its own. So what first changes it is a
// move that starts in it. Regions that do not overlap need different moves: play that begins with k
// of them full and ends with none full has at least k moves.
//
// Twelve fit beside each other on the English board: the eight corners and four of three holes.

#include <span>
#include <vector>

#include "core/board/board.h"

namespace peg {

class MersonRegions {
public:
    // Regions that do not overlap, are full at the start and not in the end: not inside the holes
    // `kept`, and of the others at most `may_stay` are.
    MersonRegions(const Board& board, Bits start, Bits kept, std::size_t may_stay);

    std::size_t size() const { return regions_.size(); }
    std::span<const Bits> regions() const { return regions_; }

    // The moves at least from a position to the end, and from the start to a position.
    std::size_t moves_to_end(Bits pegs) const {
        const std::size_t full = count_full(pegs);
        return full > may_stay_ ? full - may_stay_ : 0;
    }
    std::size_t moves_from_start(Bits pegs) const { return regions_.size() - count_full(pegs); }

private:
    std::size_t count_full(Bits pegs) const {
        std::size_t full = 0;
        for (Bits region : regions_) full += (pegs & region) == region;
        return full;
    }

    std::vector<Bits> regions_;
    std::size_t may_stay_;
};

}  // namespace peg
