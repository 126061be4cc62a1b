// SPDX-License-Identifier: MIT
#include "core/search/frontier_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

#include "core/board/jumps.h"
#include "core/levels/jump_levels.h"
#include "core/support/search_direction.h"

namespace peg {

// Breadth-first levels of which only the deepest complete one is kept.
class FrontierSearch::Frontier {
public:
    Frontier(const DenseCanonicalizer& canonicalizer, CostPartitionFinder& finder, Bits first,
             Bits goal)
        : levels_(canonicalizer, std::array{first}, goal) {
        levels_.learn_partitions(finder);
    }

    // The number of jumps to the frontier; and its positions.
    std::size_t depth() const { return levels_.depth(); }
    const LevelSet& positions() const { return levels_.level(levels_.depth()); }

    // See JumpLevels::expand.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes) {
        const std::size_t depth = levels_.depth();
        const std::uint64_t done = levels_.expand(nodes, max_bytes);
        if (levels_.depth() > depth) levels_.drop(depth);
        return done;
    }
    bool exhausted() const { return levels_.exhausted(); }
    bool full() const { return levels_.full(); }
    std::uint64_t stored() const { return levels_.stored(); }
    std::size_t bytes() const { return levels_.bytes(); }

private:
    JumpLevels levels_;
};

// The frontier from the start of a segment, and the one (on complements) from its end.
class FrontierSearch::FrontierPair {
public:
    FrontierPair(const Board& board, CostPartitionFinder& finder, Bits from, Bits to)
        : jump_count_(static_cast<std::size_t>(count(from) - count(to))),
          canonicalizer_(board, std::array{from, to}), forward_(canonicalizer_, finder, from, to),
          backward_(canonicalizer_, finder, complement(board, {to}).pegs,
                    complement(board, {from}).pegs) {}
    // Not copyable: the frontiers point to the canonicalizer.
    FrontierPair(const FrontierPair&) = delete;
    FrontierPair& operator=(const FrontierPair&) = delete;

    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes) {
        if (forward_.depth() + backward_.depth() == jump_count_) return find_meeting(nodes);
        const bool backwards = next_direction() == SearchDirection::kBackwards;
        Frontier& growing = backwards ? backward_ : forward_;
        const std::size_t other = (backwards ? forward_ : backward_).bytes();
        const std::uint64_t done = growing.expand(nodes, max_bytes - std::min(max_bytes, other));
        exhausted_ = growing.exhausted();
        return done;
    }

    bool exhausted() const { return exhausted_; }
    bool full() const { return forward_.full() || backward_.full(); }
    // A position strictly between the ends of the segment, once the frontiers have met.
    std::optional<Bits> meeting() const { return meeting_; }
    std::uint64_t stored() const { return forward_.stored() + backward_.stored(); }

private:
    // Each frontier makes at least one step, so that they meet strictly between the ends.
    SearchDirection next_direction() const {
        if (backward_.depth() == 0) return SearchDirection::kBackwards;
        if (forward_.depth() == 0) return SearchDirection::kForwards;
        return smaller_direction(forward_.positions().size(), backward_.positions().size());
    }

    // Looks up to `nodes` positions of the forward frontier up in the backward one.
    std::uint64_t find_meeting(std::uint64_t nodes) {
        for (std::uint64_t done = 0; done < nodes; ++done) {
            const auto position = forward_.positions().next(cursor_);
            exhausted_ = !position;
            if (exhausted_) return done;
            const DenseCanonicalizer::Images images = canonicalizer_.images(*position);
            const DensePosition complement =
                canonicalizer_.smallest(canonicalizer_.complement(images));
            if (!backward_.positions().contains(complement)) continue;
            meeting_ = images.pegs;
            return done + 1;
        }
        return nodes;
    }

    std::size_t jump_count_;  // between the ends of the segment
    DenseCanonicalizer canonicalizer_;
    Frontier forward_;
    Frontier backward_;
    LevelSet::Cursor cursor_;  // for find_meeting
    std::optional<Bits> meeting_;
    bool exhausted_ = false;
};

FrontierSearch::FrontierSearch(const Board& board, Bits start, Bits goal, std::size_t max_bytes)
    : board_(&board), max_bytes_(max_bytes), finder_(board), segments_{{start, goal}} {
    assert(((start | goal) & ~board.holes()) == 0);
    assert(count(start) > count(goal));
    begin_next_segment();
}

FrontierSearch::~FrontierSearch() = default;

std::uint64_t FrontierSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    if (state_ != SearchState::kRunning) return 0;
    const std::uint64_t done = frontiers_->step(nodes, max_bytes_);
    if (const auto meeting = frontiers_->meeting()) {
        const Bits from = std::exchange(segments_.back().from, *meeting);
        segments_.push_back({from, *meeting});
        begin_next_segment();
    } else if (frontiers_->exhausted()) {
        state_ = SearchState::kExhausted;
    } else if (frontiers_->full()) {
        state_ = SearchState::kOutOfMemory;
    }
    return done;
}

// Appends the jumps of one-jump segments to the solution, and begins the first longer segment. Only
// the whole problem, if it is a single jump long, may turn out to have no solution here.
void FrontierSearch::begin_next_segment() {
    stored_ = stored();
    frontiers_.reset();
    for (; !segments_.empty(); segments_.pop_back()) {
        const Bits from = segments_.back().from, to = segments_.back().to;
        if (count(from) - count(to) > 1) {
            frontiers_ = std::make_unique<FrontierPair>(*board_, finder_, from, to);
            return;
        }
        ++stored_;
        const std::size_t played = solution_.size();
        for (const JumpId jump : legal_jumps(*board_, {from}))
            if (board_->jump(jump).mask == (from ^ to)) solution_.push_back(jump);
        if (solution_.size() == played) {
            state_ = SearchState::kExhausted;
            return;
        }
    }
    state_ = SearchState::kSolved;
}

std::uint64_t FrontierSearch::stored() const {
    return stored_ + (frontiers_ ? frontiers_->stored() : 0);
}

}  // namespace peg
