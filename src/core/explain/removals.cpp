// SPDX-License-Identifier: MIT
#include "core/explain/removals.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/board/position.h"
#include "core/explain/block_shape.h"
#include "core/proof/position_class.h"

namespace peg {
namespace {

// The connected sets with one more hole that still have `lowest` as their lowest hole.
std::vector<Bits> grown(const Board& board, const std::vector<Bits>& sets, Hole lowest) {
    const Bits higher = board.holes() & ~(bit(lowest) | (bit(lowest) - 1));
    std::vector<Bits> larger;
    for (const Bits set : sets)
        for_each_hole(neighbours(board, set) & higher,
                      [&](Hole hole) { larger.push_back(set | bit(hole)); });
    std::ranges::sort(larger);
    const auto repeated = std::ranges::unique(larger);
    larger.erase(repeated.begin(), repeated.end());
    return larger;
}

// The jumps that have at most `max_outside` of their holes outside a set.
std::vector<JumpId> jumps_within(const Board& board, Bits set, int max_outside) {
    std::vector<JumpId> jumps;
    for (std::size_t id = 0; id < board.jumps().size(); ++id)
        if (count(board.jumps()[id].mask & ~set) <= max_outside)
            jumps.push_back(static_cast<JumpId>(id));
    return jumps;
}

// Finds all catalysts of a block by exhaustive search. They are chosen lazily: a hole outside the
// block becomes the catalyst's peg when a jump first needs a peg there, and its empty hole when a
// jump first lands there.
class CatalystFinder {
public:
    CatalystFinder(const Board& board, Bits block)
        : board_(&board), block_(block), jumps_(jumps_within(board, block, 2)) {
        extend(0, 0, block, kNone);
    }

    std::vector<Catalyst> sorted() && { return std::move(found_); }

private:
    static constexpr JumpId kNone = kMaxJumps;

    // `peg` and `empty`: the catalyst as chosen so far, each one hole or none. `pegs`: the pegs in
    // the block and the catalyst after the jumps so far, never none.
    void extend(Bits peg, Bits empty, Bits pegs, JumpId before) {
        if (peg != 0 && empty != 0) {
            const Catalyst catalyst{lowest(peg), lowest(empty)};
            const auto place = std::ranges::lower_bound(found_, catalyst);
            if (place != found_.end() && *place == catalyst) return;
            if (pegs == peg) return void(found_.insert(place, catalyst));
        }
        for (const JumpId id : jumps_) {
            const Jump& jump = board_->jump(id);
            // Jumps that share no hole commute, so they are tried in one order only.
            if (before != kNone && id < before && (jump.mask & board_->jump(before).mask) == 0)
                continue;
            const Bits unknown = jump.mask & ~(block_ | peg | empty);
            const Bits all_peg = peg | (unknown & ~bit(jump.to));
            const Bits all_empty = empty | (unknown & bit(jump.to));
            if (count(all_peg) > 1 || count(all_empty) > 1) continue;
            const Position at{pegs | (all_peg & ~peg)};
            if (is_legal(at, jump)) extend(all_peg, all_empty, play(at, jump).pegs, id);
        }
    }

    const Board* board_;
    Bits block_;
    std::vector<JumpId> jumps_;
    std::vector<Catalyst> found_;  // sorted
};

// Finds the jumps with the fewest moves that lead from one position to another, by trying all
// sequences of the given jumps.
class FewestMovesWithin {
public:
    FewestMovesWithin(const Board& board, std::vector<JumpId> jumps, Bits goal)
        : board_(&board), jumps_(std::move(jumps)), goal_(goal) {}

    std::vector<JumpId> from(Bits start) && {
        extend({start}, 0);
        return std::move(best_);
    }

private:
    void extend(Position at, std::size_t moves) {
        if (!best_.empty() && moves >= fewest_) return;
        if (at.pegs == goal_) {
            best_ = path_;
            fewest_ = moves;
            return;
        }
        for (const JumpId id : jumps_) {
            const Jump& jump = board_->jump(id);
            if (!is_legal(at, jump)) continue;
            const bool goes_on = !path_.empty() && board_->jump(path_.back()).to == jump.from;
            path_.push_back(id);
            extend(play(at, jump), moves + (goes_on ? 0 : 1));
            path_.pop_back();
        }
    }

    const Board* board_;
    std::vector<JumpId> jumps_;
    Bits goal_;
    std::vector<JumpId> path_;
    std::vector<JumpId> best_;
    std::size_t fewest_ = 0;
};

// Whether at most as many jumps begin in each hole as on a lattice. On complete graphs and stars,
// there are too many ways to clear a block.
bool is_sparse(const Board& board) {
    std::array<int, kMaxHoles> jumps{};
    for (const Jump& jump : board.jumps()) ++jumps[jump.from];
    return std::ranges::max(jumps) <= kMaxDirections;
}

}  // namespace

std::vector<Removal> removals_from(const Board& board, Hole lowest) {
    if (!is_sparse(board)) return {};
    const ClassRule class_of(board);
    std::vector<Removal> removals;
    std::vector<Bits> sets{bit(lowest)};
    for (int size = 2; size <= kMaxInBlock; ++size) {
        sets = grown(board, sets, lowest);
        if (size < kMinInBlock) continue;
        for (const Bits block : sets) {
            // Play keeps the class, so the class of the removed block must be that of the empty
            // board.
            if (class_of(block) != class_of(0)) continue;
            auto catalysts = CatalystFinder(board, block).sorted();
            if (!catalysts.empty()) removals.push_back({block, std::move(catalysts)});
        }
    }
    return removals;
}

std::vector<JumpId> removal_jumps(const Board& board, Bits block, Catalyst catalyst) {
    const Bits peg = bit(catalyst.peg);
    const Bits all = block | peg | bit(catalyst.empty);
    return FewestMovesWithin(board, jumps_within(board, all, 0), peg).from(block | peg);
}

}  // namespace peg
