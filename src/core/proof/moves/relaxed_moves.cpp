// SPDX-License-Identifier: MIT
#include "core/proof/moves/relaxed_moves.h"

#include <algorithm>
#include <cassert>

#include "core/support/random.h"

namespace peg {

RelaxedMoves::RelaxedMoves(const Board& board, const MersonRegions& regions, Hole finish)
    : regions_(&regions), last_kind_(hole_kind(board, finish)), windows_(board.holes()),
      blocked_(windows_.rows()) {
    for_each_hole(board.holes(), [&](Hole h) { holes_[hole_kind(board, h)] |= bit(h); });
    // A peg protects the hole beside it only if no other line of its kind leads over that hole. On
    // the square and triangular lattices there is no other line. ends[kind][middle hole]: the ends
    // of lines over that hole.
    std::array<std::array<Bits, kMaxHoles>, kHoleKinds> ends{};
    for (const Jump& jump : board.jumps())
        ends[hole_kind(board, jump.from)][jump.over] |= bit(jump.from) | bit(jump.to);
    for (const Jump& jump : board.jumps()) {
        const std::size_t kind = hole_kind(board, jump.from);
        if (count(ends[kind][jump.over]) == 2) beside_[jump.from] |= bit(jump.over);
        between_[kind] |= bit(jump.over);
    }
    out_of_reach_ = board.holes() & ~between_[last_kind_];
    for_each_hole(board.holes(), [&](Hole h) {
        int& max = max_beside_[hole_kind(board, h)];
        max = std::max(max, count(beside_[h] & out_of_reach_));
    });
    for (const BitWindow& window : windows_.all())
        for (std::size_t value = 0; value < window.rows; ++value) {
            Blocked& blocked = blocked_[window.first_row + value];
            for_each_hole(Bits{value} << window.lowest & board.holes(), [&](Hole h) {
                const std::size_t kind = hole_kind(board, h);
                blocked.twice[kind] |= blocked.once[kind] & beside_[h];
                blocked.once[kind] |= beside_[h];
            });
        }
}

bool RelaxedMoves::may_end(Bits pegs, std::size_t moves) {
    assert(moves > 0 && moves <= kMaxMoves);
    last_node_ = nodes_ + kMaxNodes;
    return search(pegs, moves);
}

RelaxedMoves::Blocked RelaxedMoves::blocked_by(Bits pegs) const {
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

// The pegs that a relaxed move leaves. If `mover` is empty, the relaxation already removed the
// moving peg.
Bits RelaxedMoves::left_by(Bits pegs, std::size_t kind, const Blocked& blocked, Bits mover) const {
    Bits closed = blocked.once[kind];
    if (mover != 0) closed &= ~(beside_[lowest(mover)] & ~blocked.twice[kind]);
    return pegs & ~mover & ~(between_[kind] & ~closed);
}

// Calls visit(left) with the pegs that each relaxed move of a kind leaves, until visit returns
// true.
template <class Visit>
bool RelaxedMoves::visit_moves(Bits pegs, std::size_t kind, const Blocked& blocked, Bits movers,
                               const Visit& visit) const {
    if ((pegs & holes_[kind]) == 0) return visit(left_by(pegs, kind, blocked, 0));
    for (Bits left = movers & holes_[kind]; left != 0; left &= left - 1)
        if (visit(left_by(pegs, kind, blocked, bit(lowest(left))))) return true;
    return false;
}

bool RelaxedMoves::search(Bits pegs, std::size_t moves) {
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

bool RelaxedMoves::try_moves(Bits pegs, std::size_t moves) {
    const Bits movers = regions_->movers(SearchDirection::kForwards, pegs, moves - 1);
    if (movers == 0) return false;
    const Blocked blocked = blocked_by(pegs);
    for (std::size_t kind = 0; kind < kHoleKinds; ++kind)
        if (visit_moves(pegs, kind, blocked, movers,
                        [&](Bits left) { return search(left, moves - 1); }))
            return true;
    return false;
}

// The move before the last one has to remove everything that the last move cannot reach, except its
// own peg, a peg that makes the last move, and pegs beside the hole that it leaves.
bool RelaxedMoves::may_end_in_two(Bits pegs) const {
    const Blocked blocked = blocked_by(pegs);
    for (std::size_t kind = 0; kind < kHoleKinds; ++kind) {
        if (kind == last_kind_) continue;  // the moving peg could not be removed
        const Bits stay = left_by(pegs, kind, blocked, 0) & out_of_reach_;
        if (count(stay) > 2 + max_beside_[kind]) continue;
        if (visit_moves(pegs, kind, blocked, pegs, [&](Bits left) { return may_end_in_one(left); }))
            return true;
    }
    return false;
}

bool RelaxedMoves::may_end_in_one(Bits pegs) const {
    if (count(pegs & out_of_reach_) > 1) return false;
    return left_by(pegs, last_kind_, blocked_by(pegs), pegs & holes_[last_kind_]) == 0;
}

}  // namespace peg
