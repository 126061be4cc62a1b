// SPDX-License-Identifier: MIT
#pragma once

// Proves of some positions that n moves (n <= 7) do not lead from there to one peg in a given hole,
// by a search over moves that remove more pegs than the rules allow (relaxed moves). It uses a fact
// that Merson regions (merson_regions.h) ignore: a move is made by one peg, which only reaches
// holes of its *kind* (board/hole_kind.h) and never removes a peg in one of these.
//
// A *relaxed move* removes everything the peg could remove if it could be everywhere at once: each
// peg between two holes of the mover's kind that are empty, or that the mover leaves. Then the
// mover itself is removed:
//
//     . x . x o x m x .     to     . . . x o x . . .      m  mover, o a peg of its kind,
//                                                         x  pegs of another kind, . empty
//
// It is a relaxation of real play. Replace each real move by a relaxed move of the same kind: the
// relaxed position stays a subset of the real one, because every hole that is empty in the real
// position is empty in the relaxed one, so the relaxed move removes at least what the real move
// removes. If the relaxation already removed the moving peg, any peg of its kind stands in; if none
// is left, no mover is needed.
//
// So n moves cannot lead to one peg if n relaxed moves, the last one of the kind of the finish,
// cannot remove all pegs. The search over relaxed moves is itself bounded by Merson regions, which
// also hold for relaxed moves: no full region is entered without a mover inside. Failures are
// remembered, because relaxed moves lead from many positions to the same few. Along the solutions
// of the atlas (web/atlas) with two to seven moves left, 4,717 of 5,602 positions are excluded with
// one move less.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/board/hole_kind.h"
#include "core/proof/moves/merson_regions.h"
#include "core/support/bits/bit_windows.h"

namespace peg {

class RelaxedMoves {
public:
    // The search for exclusions takes too long with more moves.
    static constexpr std::size_t kMaxMoves = 7;

    // For play that ends with one peg in `finish`; the regions are for the same problem, and
    // outlive this object. Takes 3 MiB.
    RelaxedMoves(const Board& board, const MersonRegions& regions, Hole finish);

    // Whether `moves` relaxed moves, 1 to kMaxMoves, lead from a position to the end. Also returns
    // true if kMaxNodes nodes do not decide it.
    bool may_end(Bits pegs, std::size_t moves);
    // The nodes of all calls; they are cheaper than the nodes of a search.
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::size_t kMaxNodes = 2000;
    static constexpr int kFailedBits = 16;

    // By kind: the holes between two holes of that kind of which at least one (`once`), or both
    // (`twice`), have a peg, so that no peg of the kind jumps over them.
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
    std::array<Bits, kHoleKinds> holes_{};    // by kind
    std::array<Bits, kHoleKinds> between_{};  // between two holes of the kind
    Bits out_of_reach_ = 0;                   // that the last move cannot reach
    // By hole: the middle holes of the lines that it ends. By kind: the maximum number of these
    // that the last move cannot reach.
    std::array<Bits, kMaxHoles> beside_{};
    std::array<int, kHoleKinds> max_beside_{};
    BitWindows windows_;
    std::vector<Blocked> blocked_;  // by window and value

    // By number of moves: a hash table that keeps the last failure in each slot.
    std::array<std::vector<Bits>, kMaxMoves + 1> failed_;
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = 0;
};

}  // namespace peg
