// SPDX-License-Identifier: MIT
#include "core/search/goal_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

#include "core/proof/position_class.h"

namespace peg {

namespace {

struct Round {
    std::size_t width;    // of the beam in each attempt
    bool reversed;        // whether the beam is played towards the other end
    bool linear_program;  // before the attempt
    bool split;           // split the problem into its open subproblems before the attempt
    std::uint64_t case_split_nodes;  // that a proof by cases may have taken by the end of this
                                     // round
    std::uint64_t frontier_nodes;    // if not 0, for an exhaustive search instead of the attempt
};

// A proof by cases may take as long as an attempt of the current width: this many nodes per
// position of the width.
constexpr std::uint64_t kPerWidth = 40;

// Of 4,000 positions of the Wiegleb board after 1 to 28 random jumps, an exhaustive search with
// this limit decided all that earlier rounds had left open.
constexpr std::uint64_t kFirstFrontierNodes = 13 << 19;
constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

constexpr std::array kRounds = std::to_array<Round>({
    // width  reversed  LP     split  nodes for cases  frontiers
    {8, false, false, false, 0, 0},
    {24, false, false, false, 0, 0},
    {1 << 7, false, true, false, 0, 0},
    {1 << 9, false, false, false, 0, 0},
    {1 << 10, false, false, true, 0, 0},
    {1 << 12, false, false, false, kPerWidth << 12, 0},
    {1 << 10, true, false, false, kPerWidth << 12, 0},
    {0, false, false, false, kPerWidth << 12, kFirstFrontierNodes},
    {1 << 14, false, false, false, kPerWidth << 14, 0},
    {1 << 16, false, false, false, kPerWidth << 16, 0},
    {0, false, false, false, kPerWidth << 17, kNoLimit},
    {1 << 18, false, false, false, kPerWidth << 17, 0},
});

constexpr std::size_t kFirstRound = 0;
constexpr std::size_t kFirstRoundOfManyGoals = 2;
constexpr std::size_t kFrontierRound = 10;
static_assert(kRounds[kFrontierRound].frontier_nodes == kNoLimit);

// Rounds beyond the table are like its last one, but each is four times as wide as the one before.
constexpr Round round_number(std::size_t number) {
    constexpr std::size_t kLast = kRounds.size() - 1;
    constexpr std::size_t kGrowthBits = 2;
    Round round = kRounds[std::min(number, kLast)];
    if (number > kLast) round.width <<= kGrowthBits * (number - kLast);
    return round;
}

}  // namespace

GoalSearch::GoalSearch(const Board& board, Bits start, std::span<const Bits> goals,
                       std::size_t max_bytes)
    : board_(&board), start_(start), max_bytes_(max_bytes), pagodas_(board) {
    assert((start & ~board.holes()) == 0);
    const ClassRule class_of(board);
    for (Bits goal : goals) {
        assert((goal & ~board.holes()) == 0);
        if (class_of(goal) != class_of(start)) continue;
        goals_.push_back({.pegs = goal});
        attempts_.emplace_back(board, start, goal);
    }
    case_splits_.resize(goals_.size());
    round_ = few_goals() ? kFirstRound : kFirstRoundOfManyGoals;
}

std::uint64_t GoalSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    std::uint64_t done = 0;
    while (state_ == SearchState::kRunning && done < nodes) {
        if (turn_ == goals_.size())
            next_round();
        else if (frontier_search_)
            done += step_frontier_search(nodes - done);
        else if (attempts_[turn_].running())
            done += step_attempt(nodes - done);
        else if (goals_[turn_].excluded() || !attempts_[turn_].has_next())
            next_goal();
        else
            done += begin_turn(goals_[turn_]);
    }
    return done;
}

// Does what precedes an attempt, or another step of it, then begins the attempt.
std::uint64_t GoalSearch::begin_turn(Goal& goal) {
    if (goal.pegs == start_) {
        solve_with({});
        return 1;
    }
    const Round round = round_number(round_);
    std::uint64_t done = 1;
    if (round.linear_program) {
        done = try_linear_program(goal);
        if (goal.excluded()) return done;
    }
    if (count(start_) <= count(goal.pegs)) {
        goal.positions = 1;  // each jump removes a peg
        return done;
    }
    if (round.case_split_nodes > 0 && few_goals())
        if (const std::uint64_t nodes = try_case_split(goal); nodes > 0) return nodes;
    if (round.frontier_nodes > 0) {
        frontier_nodes_ = 0;
        frontier_search_ = std::make_unique<FrontierSearch>(*board_, start_, goal.pegs, max_bytes_);
        return 1;
    }
    GoalAttempts& attempts = attempts_[turn_];
    if (round.split && few_goals()) done += attempts.split();
    attempts.begin(round.width, round.reversed, max_bytes_);
    return done;
}

std::uint64_t GoalSearch::try_linear_program(Goal& goal) {
    goal.pagoda = pagodas_.find_known(start_, goal.pegs);
    if (goal.pagoda) return 1;
    goal.pagoda = pagodas_.find_new(start_, goal.pegs);
    return kLinearProgramCost;
}

// Examines one more case; returns 0 if the round's limit is reached.
std::uint64_t GoalSearch::try_case_split(Goal& goal) {
    std::optional<CaseSplit>& split = case_splits_[turn_];
    if (!split) split.emplace(*board_, start_, goal.pegs);
    if (split->cost() >= round_number(round_).case_split_nodes) return 0;
    const std::uint64_t nodes = split->step();
    if (split->state() == CaseSplit::State::kProved) {
        goal.split = split_certificates_.size();
        split_certificates_.push_back(split->certificate());
    }
    return nodes;
}

std::uint64_t GoalSearch::step_attempt(std::uint64_t nodes) {
    GoalAttempts& attempts = attempts_[turn_];
    Goal& goal = goals_[turn_];
    const std::uint64_t done = attempts.step(nodes);
    if (attempts.state() == SearchState::kSolved) solve_with(attempts.solution());
    if (attempts.state() == SearchState::kOutOfMemory) out_of_memory_ = true;
    if (attempts.state() != SearchState::kExhausted) return done;
    goal.positions = attempts.positions();
    // A pagoda function is the better proof, because it can be checked by hand. In later rounds the
    // linear program has been tried already.
    const bool too_early = round_ < kFirstRoundOfManyGoals;
    return goal.excluded() && too_early ? done + try_linear_program(goal) : done;
}

std::uint64_t GoalSearch::step_frontier_search(std::uint64_t nodes) {
    const std::uint64_t max_nodes = round_number(round_).frontier_nodes;
    const std::uint64_t done = frontier_search_->step(std::min(nodes, max_nodes - frontier_nodes_));
    frontier_nodes_ += done;
    const SearchState state = frontier_search_->state();
    if (state == SearchState::kRunning && frontier_nodes_ < max_nodes) return done;
    if (state == SearchState::kSolved) solve_with(frontier_search_->solution());
    if (state == SearchState::kExhausted) goals_[turn_].positions = frontier_search_->stored();
    // If it ended by its node limit or for lack of memory, a wider beam may still find a solution.
    frontier_search_.reset();
    next_goal();
    return done;
}

void GoalSearch::solve_with(const std::vector<JumpId>& jumps) {
    solution_ = jumps;
    state_ = SearchState::kSolved;
}

void GoalSearch::next_goal() {
    attempts_[turn_].begin_round();
    ++turn_;
}

void GoalSearch::next_round() {
    turn_ = 0;
    if (std::ranges::all_of(goals_, &Goal::excluded))
        state_ = SearchState::kExhausted;
    else if (!out_of_memory_)
        ++round_;
    else if (round_ < kFrontierRound)
        round_ = kFrontierRound;
    else
        state_ = SearchState::kOutOfMemory;
}

Certificate GoalSearch::certificate(const Goal& goal) const {
    if (goal.split) return split_certificates_[*goal.split];
    if (!goal.pagoda) return {SearchCertificate{goal.positions}};
    return certificate_of(pagodas_[*goal.pagoda], start_, goal.pegs);
}

std::uint64_t GoalSearch::stored() const {
    if (frontier_search_) return frontier_search_->stored();
    return turn_ < goals_.size() ? attempts_[turn_].stored() : 0;
}

bool GoalSearch::few_goals() const {
    // On the triangular lattice, "one peg anywhere" is a goal for a third of the holes (19 on the
    // triangle of 55); on the square lattice, for a ninth.
    constexpr std::size_t kFew = 24;
    return goals_.size() <= kFew;
}

}  // namespace peg
