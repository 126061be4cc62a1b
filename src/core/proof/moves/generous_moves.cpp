// SPDX-License-Identifier: MIT
#include "core/proof/moves/generous_moves.h"

#include <algorithm>
#include <cassert>

#include "core/support/random.h"

namespace peg {

GenerousMoves::GenerousMoves(const Board& board, const MersonRegions& regions, Hole finish)
    : regions_(&regions), last_kind_(hole_kind(board, finish)), windows_(board.holes()),
      blocked_(windows_.rows()) {
    for_each_hole(board.holes(), [&](Hole h) { holes_[hole_kind(board, h)] |= bit(h); });
    for (const Jump& jump : board.jumps()) {
        beside_[jump.from] |= bit(jump.over);
        between_[hole_kind(board, jump.from)] |= bit(jump.over);
    }
    out_of_reach_ = board.holes() & ~between_[last_kind_];
    for_each_hole(board.holes(), [&](Hole h) {
        int& most = most_beside_[hole_kind(board, h)];
        most = std::max(most, count(beside_[h] & out_of_reach_));
    });
    for (const BitWindow& window : windows_.all())
        for (std::size_t value = 0; value < window.rows; ++value) {
            Blocked& blocked = blocked_[window.first + value];
            for_each_hole(Bits{value} << window.lowest & board.holes(), [&](Hole h) {
                const std::size_t kind = hole_kind(board, h);
                blocked.twice[kind] |= blocked.once[kind] & beside_[h];
                blocked.once[kind] |= beside_[h];
            });
        }
}

bool GenerousMoves::may_end(Bits pegs, std::size_t moves) {
    assert(moves > 0 && moves <= kMostMoves);
    last_node_ = nodes_ + kMostNodes;
    return search(pegs, moves);
}

GenerousMoves::Blocked GenerousMoves::blocked_by(Bits pegs) const {
    Blocked all;
    for (const BitWindow& window : windows_.all()) {
        const Blocked& some = blocked_[window.row(pegs)];
        for (std::size_t kind = 0; kind < kHoleKinds; ++kind) {
            all.twice[kind] |= some.twice[kind] | (all.once[kind] & some.once[kind]);
            all.once[kind] |= some.once[kind];
        }
    }
    return all;
}

// The pegs that a generous move leaves. No mover: the peg has vanished.
Bits GenerousMoves::left_by(Bits pegs, std::size_t kind, const Blocked& blocked, Bits mover) const {
    Bits closed = blocked.once[kind];
    if (mover != 0) closed &= ~(beside_[lowest(mover)] & ~blocked.twice[kind]);
    return pegs & ~mover & ~(between_[kind] & ~closed);
}

// Calls visit with what the generous moves of a kind leave, until it says that this may end.
template <class Visit>
bool GenerousMoves::visit_moves(Bits pegs, std::size_t kind, const Blocked& blocked, Bits movers,
                                const Visit& visit) const {
    if ((pegs & holes_[kind]) == 0) return visit(left_by(pegs, kind, blocked, 0));
    for (Bits left = movers & holes_[kind]; left != 0; left &= left - 1)
        if (visit(left_by(pegs, kind, blocked, bit(lowest(left))))) return true;
    return false;
}

bool GenerousMoves::search(Bits pegs, std::size_t moves) {
    if (pegs == 0) return true;
    if (moves == 1) return may_end_in_one(pegs);
    if (moves == 2) return may_end_in_two(pegs);
    if (nodes_ == last_node_) return true;
    if (failed_[moves].empty()) failed_[moves].resize(std::size_t{1} << kFailedBits);
    Bits& failed = failed_[moves][mixed(pegs) >> (64 - kFailedBits)];
    if (failed == pegs) return false;
    ++nodes_;
    if (try_moves(pegs, moves)) return true;
    failed = pegs;
    return false;
}

bool GenerousMoves::try_moves(Bits pegs, std::size_t moves) {
    const Bits movers = regions_->movers(SearchDirection::kForwards, pegs, moves - 1);
    if (movers == 0) return false;
    const Blocked blocked = blocked_by(pegs);
    for (std::size_t kind = 0; kind < kHoleKinds; ++kind)
        if (visit_moves(pegs, kind, blocked, movers,
                        [&](Bits left) { return search(left, moves - 1); }))
            return true;
    return false;
}

// What the last move cannot reach, the move before it has to take: all but its own peg, one that
// makes the last move, and what is beside the hole that it leaves.
bool GenerousMoves::may_end_in_two(Bits pegs) const {
    const Blocked blocked = blocked_by(pegs);
    for (std::size_t kind = 0; kind < kHoleKinds; ++kind) {
        if (kind == last_kind_) continue;  // that peg could not be taken
        const Bits stay = left_by(pegs, kind, blocked, 0) & out_of_reach_;
        if (count(stay) > 2 + most_beside_[kind]) continue;
        if (visit_moves(pegs, kind, blocked, pegs, [&](Bits left) { return may_end_in_one(left); }))
            return true;
    }
    return false;
}

bool GenerousMoves::may_end_in_one(Bits pegs) const {
    if (count(pegs & out_of_reach_) > 1) return false;
    return left_by(pegs, last_kind_, blocked_by(pegs), pegs & holes_[last_kind_]) == 0;
}

}  // namespace peg
