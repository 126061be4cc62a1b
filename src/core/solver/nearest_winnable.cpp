// SPDX-License-Identifier: MIT
#include "core/solver/nearest_winnable.h"

#include <algorithm>
#include <cassert>

#include "core/board/jumps.h"
#include "core/proof/finish_set.h"

namespace peg {

namespace {

// The node limit for each position. Nearly all winnable positions are solved within it, and a
// position that takes longer is of no use to somebody who is waiting.
constexpr std::uint64_t kMaxNodesEach = 10'000;

}  // namespace

NearestWinnableSearch::NearestWinnableSearch(const Board& board)
    : board_(&board), class_of_(board), solver_(board) {}

void NearestWinnableSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    symmetries_.clear();
    for (const Permutation& symmetry : board_->symmetries())
        if (keeps(symmetry, problem)) symmetries_.push_back(&symmetry);
    chosen_count_ = 0;
    solving_ = false;
    passed_over_ = false;
    result_ = {};
    done_ = is_best_end(problem.finish);
    result_.complete = done_;
}

bool NearestWinnableSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    const std::uint64_t end = result_.nodes + std::min(nodes, limits_.nodes - result_.nodes);
    while (!done_ && result_.nodes < end) {
        if (!solving_) {
            ++result_.nodes;
            look_at_next();
            continue;
        }
        const std::uint64_t before = solver_.progress().nodes;
        const bool decided = solver_.step(end - result_.nodes);
        result_.nodes += solver_.progress().nodes - before;
        if (decided) take_verdict();
    }
    done_ |= result_.nodes >= limits_.nodes;
    return done_;
}

Progress NearestWinnableSearch::progress() const {
    return {result_.nodes, solving_ ? solver_.progress().stored : 0};
}

// Chooses the next set with as many holes, or else the first set with one more; returns false if
// there is none.
bool NearestWinnableSearch::choose_next() {
    const std::size_t holes = board_->reading_order().size();
    for (std::size_t i = chosen_count_; i-- > 0;) {
        if (chosen_[i] + 1 > holes - (chosen_count_ - i)) continue;
        ++chosen_[i];
        for (std::size_t k = i + 1; k < chosen_count_; ++k) chosen_[k] = chosen_[k - 1] + 1;
        return true;
    }
    if (chosen_count_ == std::min<std::size_t>(kMaxChanged, holes)) return false;
    ++chosen_count_;
    for (std::size_t k = 0; k < chosen_count_; ++k) chosen_[k] = k;
    return true;
}

void NearestWinnableSearch::look_at_next() {
    if (!choose_next()) {
        done_ = true;
        result_.complete = !passed_over_;
        return;
    }
    Bits changes = 0;
    for (std::size_t k = 0; k < chosen_count_; ++k)
        changes |= bit(board_->reading_order()[chosen_[k]]);
    at_ = {problem_.start.pegs ^ changes};
    if (!may_be_winnable(at_) || !is_first_image(changes)) return;
    solver_.begin({at_, problem_.finish}, {.nodes = kMaxNodesEach, .bytes = limits_.bytes});
    solving_ = true;
}

void NearestWinnableSearch::take_verdict() {
    solving_ = false;
    const Answer& answer = solver_.result();
    passed_over_ |= answer.verdict == Verdict::kUndecided;
    if (answer.verdict != Verdict::kSolvable) return;
    result_.found.push_back({at_, static_cast<int>(chosen_count_), answer.jumps});
    if (result_.found.size() < kMaxFound) return;
    done_ = true;
    result_.complete = !passed_over_;
}

// The cheap filters. A position that is already finished is nothing to play.
bool NearestWinnableSearch::may_be_winnable(Position position) const {
    const PositionClass its_class = class_of_(position.pegs);
    const auto goal = only_goal(problem_.finish);
    const int least = goal ? count(*goal) : 1;
    if (peg_count(position) <= least || !has_jump(*board_, position)) return false;
    if (is_set_of_positions(problem_.finish)) return !is_finished(problem_.finish, position);
    return goal ? class_of_(*goal) == its_class : class_of_.single_pegs(*board_, its_class) != 0;
}

bool NearestWinnableSearch::is_first_image(Bits changes) const {
    return std::ranges::none_of(symmetries_, [&](const Permutation* symmetry) {
        return permute(*symmetry, changes) < changes;
    });
}

}  // namespace peg
