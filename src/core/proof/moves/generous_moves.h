// SPDX-License-Identifier: MIT
#pragma once

// A lower bound on the moves to one peg that knows what Merson regions (merson_regions.h) do not:
// that a move is by one peg, which only ever gets to holes of its *kind* (board/hole_kind.h), and
// never takes a peg in one of these.
//
// A *generous move* takes all that a peg could take if it could be everywhere at once: each peg
// between two holes of the mover's kind that are empty, or that it leaves. Then it vanishes:
//
//     . x . x o x m x .     to     . . . x o x . . .      m  mover, o a peg of its kind
//                                                         x  pegs of another kind, . empty
//
// Play can be followed by generous moves, each of the kind of the move that it follows: what they
// leave stays a part of the real position, for what is empty there is empty here, so that they take
// all that the real move takes. Where the peg that moved has vanished here, another of its kind
// does as well, or where there is none, none.
//
// So one peg cannot be reached where so many generous moves do not take all pegs, the last move of
// the kind of the finish. They are tried with Merson regions as a bound, which hold for them too:
// without a peg inside no full region is entered. What failed is remembered, for as generous moves
// take more and more, they lead from many positions to the same few. Along the solutions of the
// atlas (web/atlas) with two to seven moves left, 4,717 of 5,602 positions have no way in one
// generous move less.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/board/hole_kind.h"
#include "core/proof/moves/merson_regions.h"
#include "core/support/bits/bit_windows.h"

namespace peg {

class GenerousMoves {
public:
    // More moves take too long to exclude.
    static constexpr std::size_t kMostMoves = 7;

    // For play that ends with one peg, in `finish`; the regions are for the same, and outlive this
    // object, which has 3 MiB.
    GenerousMoves(const Board& board, const MersonRegions& regions, Hole finish);

    // Whether so many moves, 1 to kMostMoves, may lead from a position to the end, as far as can be
    // said within some thousand nodes, which take up to a millisecond.
    bool may_end(Bits pegs, std::size_t moves);
    // The nodes of all that was asked, each of which takes a third of a microsecond.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::size_t kMostNodes = 2000;
    static constexpr int kFailedBits = 16;

    // By kind, the holes that are between two holes of that kind, and that pegs in one of these at
    // least, or in both, keep from being jumped over.
    struct Blocked {
        std::array<Bits, kHoleKinds> once{};
        std::array<Bits, kHoleKinds> twice{};
    };
    Blocked blocked_by(Bits pegs) const;
    Bits left_by(Bits pegs, std::size_t kind, const Blocked& blocked, Bits mover) const;
    template <class Visit>
    bool visit_moves(Bits pegs, std::size_t kind, const Blocked& blocked, Bits movers,
                     const Visit& visit) const;

    bool search(Bits pegs, std::size_t moves);
    bool try_moves(Bits pegs, std::size_t moves);
    bool may_end_in_two(Bits pegs) const;
    bool may_end_in_one(Bits pegs) const;

    const MersonRegions* regions_;
    std::size_t last_kind_ = 0;
    std::array<Bits, kHoleKinds> holes_{};    // of a kind
    std::array<Bits, kHoleKinds> between_{};  // two holes of a kind
    Bits out_of_reach_ = 0;                   // of the last move
    // What a hole ends lines over, and how many of them at most are out of the last move's reach.
    std::array<Bits, kMaxHoles> beside_{};
    std::array<int, kHoleKinds> most_beside_{};
    BitWindows windows_;
    std::vector<Blocked> blocked_;  // by window and value

    std::array<std::vector<Bits>, kMostMoves + 1> failed_;  // by moves, the last one of each hash
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = 0;
};

}  // namespace peg
