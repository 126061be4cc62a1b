// SPDX-License-Identifier: MIT
#include "core/levels/jump_levels.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/board/jumps.h"

namespace peg {

JumpLevels::JumpLevels(const DenseCanonicalizer& canonicalizer, std::span<const Bits> first,
                       std::optional<Bits> goal)
    : canonicalizer_(&canonicalizer), goal_(goal),
      pool_(canonicalizer.board(), SearchDirection::kForwards, goal.value_or(0)) {
    assert(!first.empty());
    const Board& board = canonicalizer.board();
    const ClassRule class_of(board);
    const int pegs = count(first.front());
    assert(std::ranges::all_of(first, [&](Bits position) {
        return count(position) == pegs && class_of(position) == class_of(first.front());
    }));
    space_ = std::make_unique<LevelSpace>(board, class_of(first.front()));
    levels_.emplace_back(*space_, pegs);
    // A set cannot hold the position without pegs, and there is no jump from it.
    exhausted_ = pegs == 0;
    if (!exhausted_)
        for (Bits position : first) levels_.back().insert(canonicalizer.smallest(position));
    complete_level();
    if (exhausted_) {
        sizes_ = {1};
        stored_ = 1;
    }
}

std::uint64_t JumpLevels::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (!open_samples_.empty()) {
        learn_partition();
        return finder_->cost();
    }
    const Board& board = canonicalizer_->board();
    const LevelSet& from = levels_[depth()];
    LevelSet& to = levels_.back();
    // Software pipelining: the successors of one position are inserted after those of the next one
    // have been found; in the meantime their memory is prefetched.
    std::array<PerJump<DensePosition>, 2> successors;
    const auto insert = [&](const PerJump<DensePosition>& batch) {
        for (DensePosition successor : batch) to.insert(successor);
    };
    std::uint64_t done = 0;
    bool at_end = false;
    while (done < nodes && !full_) {
        const std::optional<DensePosition> position = from.next(cursor_);
        at_end = !position;
        if (at_end) break;
        PerJump<DensePosition>& batch = successors[done++ % 2];
        batch.clear();
        const DenseCanonicalizer::Images images = canonicalizer_->images(*position);
        const PagodaPool::Slack slack = pool_.slack(images.pegs);
        if (!pool_.possible(slack) || excluded(images.pegs))
            has_pruned_ = true;
        else
            for_each_jump(board, {images.pegs}, [&](JumpId jump) {
                if ((looks_ahead_ && !pool_.possible(slack, jump)) ||
                    excluded(images.pegs ^ board.jump(jump).mask)) {
                    has_pruned_ = true;
                    return;
                }
                const DensePosition successor = canonicalizer_->smallest_flipped(images, jump);
                to.prefetch(successor);
                batch.add(successor);
            });
        insert(successors[done % 2]);
        full_ = bytes() > max_bytes;
    }
    insert(successors[(done + 1) % 2]);
    if (!at_end) return done;
    if (to.size() > 0)
        complete_level();
    else
        exhausted_ = true;
    return done;
}

void JumpLevels::complete_level() {
    const LevelSet& level = levels_.back();
    if (goal_) learn(level);
    sizes_.push_back(level.size());
    stored_ += level.size();
    level_bytes_ += level.bytes();
    levels_.emplace_back(*space_, level.pegs() - 1);
    cursor_ = {};
}

void JumpLevels::stop_pruning() {
    goal_.reset();
    finder_ = nullptr;
    partitions_.reset();
    open_samples_.clear();
    pool_ = PagodaPool(canonicalizer_->board(), SearchDirection::kForwards, 0);
    looks_ahead_ = false;
}

void JumpLevels::drop(std::size_t n) {
    assert(n <= depth());
    LevelSet& level = levels_[n];
    level_bytes_ -= level.bytes();
    level = LevelSet(*space_, level.pegs());
    level_bytes_ += level.bytes();
}

}  // namespace peg
