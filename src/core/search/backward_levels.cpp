// SPDX-License-Identifier: MIT
#include "core/search/backward_levels.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"

namespace peg {

BackwardLevels::BackwardLevels(const Board& board, Bits goal)
    : board_(&board), levels_(1), frontier_{goal} {
    assert((goal & ~board.holes()) == 0);
    levels_[0].insert(goal);
}

std::uint64_t BackwardLevels::expand(const PagodaPool& pool, std::uint64_t nodes,
                                     std::size_t max_bytes) {
    const std::size_t end =
        cursor_ +
        static_cast<std::size_t>(std::min<std::uint64_t>(nodes, frontier_.size() - cursor_));
    const std::size_t begin = cursor_;
    for (; cursor_ < end && !full_; ++cursor_) {
        const Bits pegs = frontier_[cursor_];
        const PagodaPool::Slack slack = pool.slack(pegs);
        PerJump<Bits> found;
        for (const JumpId id : legal_jumps(*board_, complement(*board_, {pegs}))) {
            if (!pool.possible(slack, id)) continue;
            const Bits before = pegs ^ board_->jump(id).mask;
            next_set_.prefetch(before);
            found.add(before);
        }
        for (Bits before : found)
            if (next_set_.insert(before)) next_.push_back(before);
        full_ = bytes() > max_bytes;
    }
    const std::uint64_t done = cursor_ - begin;
    if (cursor_ == frontier_.size() && !full_) {
        stored_ += next_.size();
        level_bytes_ += next_set_.bytes();
        levels_.push_back(std::exchange(next_set_, PositionSet(2 * next_.size())));
        frontier_.swap(next_);
        next_.clear();
        cursor_ = 0;
    }
    return done;
}

std::vector<JumpId> BackwardLevels::path(Bits pegs) const {
    assert(deepest().contains(pegs));
    std::vector<JumpId> jumps;
    for (std::size_t level = depth(); level > 0; --level) {
        JumpId next = 0;
        for_each_jump(*board_, {pegs}, [&](JumpId id) {
            if (levels_[level - 1].contains(pegs ^ board_->jump(id).mask)) next = id;
        });
        jumps.push_back(next);
        pegs ^= board_->jump(next).mask;
    }
    return jumps;
}

}  // namespace peg
