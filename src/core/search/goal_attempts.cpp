// SPDX-License-Identifier: MIT
#include "core/search/goal_attempts.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/position.h"

namespace peg {

GoalAttempts::GoalAttempts(const Board& board, Bits start, Bits goal)
    : board_(&board), subproblems_(1) {
    subproblems_[0].problem = {start, goal, {}, {}};
}

std::uint64_t GoalAttempts::split() {
    assert(!running());
    if (std::exchange(split_, true)) return 0;
    const Subproblem& whole = subproblems_[0].problem;
    OpenSubproblems open = open_subproblems(*board_, whole.start, whole.goal);
    const bool stays_whole =
        open.cases.empty() || (open.cases.size() == 1 && open.cases[0].start == whole.start &&
                               open.cases[0].goal == whole.goal);
    if (stays_whole) return open.nodes;  // keeps what was learned
    subproblems_.clear();
    for (Subproblem& one : open.cases) subproblems_.push_back({std::move(one), {}, 0});
    return open.nodes;
}

std::size_t GoalAttempts::next_open() const {
    std::size_t next = next_;
    while (next < subproblems_.size() && subproblems_[next].positions > 0) ++next;
    return next;
}

void GoalAttempts::begin(std::size_t width, bool reversed, std::size_t max_bytes) {
    assert(has_next() && !running());
    next_ = next_open();
    Part& part = subproblems_[next_];
    // The fewer pegs the goal has, the smaller the backward levels. The complementary problem, from
    // the goal's complement to the start's, may have the smaller goal.
    const Position start{part.problem.start}, goal{part.problem.goal};
    complemented_ = (peg_count(goal) > board_->hole_count() - peg_count(start)) != reversed;
    const Bits from = (complemented_ ? complement(*board_, goal) : start).pegs;
    const Bits to = (complemented_ ? complement(*board_, start) : goal).pegs;
    auto& learned = part.learned[complemented_ ? 1 : 0];
    if (!learned) learned.emplace(*board_, from, to);
    attempt_ = std::make_unique<BidirectionalSearch>(*board_, from, to, width, max_bytes, *learned);
    state_ = SearchState::kRunning;
}

std::uint64_t GoalAttempts::step(std::uint64_t nodes) {
    assert(running() && nodes > 0);
    const std::uint64_t done = attempt_->step(nodes);
    state_ = attempt_->state();
    if (state_ == SearchState::kRunning) return done;
    Part& part = subproblems_[next_++];
    if (state_ == SearchState::kSolved) join(part.problem, attempt_->solution());
    if (state_ == SearchState::kExhausted) part.positions = attempt_->stored();
    attempt_.reset();
    return done;
}

// Joins the jumps before a part, its solution, and the jumps after it.
void GoalAttempts::join(const Subproblem& part, std::vector<JumpId> between) {
    if (complemented_) std::ranges::reverse(between);
    solution_ = part.before;
    solution_.insert(solution_.end(), between.begin(), between.end());
    solution_.insert(solution_.end(), part.after.begin(), part.after.end());
}

std::uint64_t GoalAttempts::positions() const {
    std::uint64_t sum = 0;
    for (const Part& part : subproblems_) {
        if (part.positions == 0) return 0;
        sum += part.positions;
    }
    return sum;
}

}  // namespace peg
