// SPDX-License-Identifier: MIT
#include "core/solver/survivor_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/hole_kind.h"
#include "core/board/jumps.h"
#include "core/search/goals.h"
#include "core/support/random.h"

namespace peg {

namespace {

// Of positions with more pegs the solver is asked; with fewer, trying everything is quicker.
constexpr int kFewPegs = 14;

// What the solver may spend on one of them, in nodes. What is undecided then counts as winnable.
constexpr std::uint64_t kAtOnce = 1200;

// Nodes of the first turn; each later one has twice as many as the one before.
constexpr std::uint64_t kFirstTurn = 20'000;

// How many solutions are listed in the same order: those that follow one another are much alike.
constexpr std::size_t kAlike = 3;
// And for how long, in nodes.
constexpr std::uint64_t kSampleNodes = 100'000;

}  // namespace

void SurvivorSearch::begin(const Problem& problem, const Limits& limits) {
    reset(problem, limits);
    phase_ = Phase::kProblem;
    solver_.begin(without_survivor(problem.start.pegs), limits);
}

void SurvivorSearch::begin_solvable(const Problem& problem, const Limits& limits) {
    reset(problem, limits);
    begin_search();
}

void SurvivorSearch::reset(const Problem& problem, const Limits& limits) {
    assert(problem.survivor && contains(problem.start.pegs, *problem.survivor));
    assert(takes_survivor(problem.finish));
    problem_ = problem;
    limits_ = limits;
    answer_ = {};
    asked_.reset();
    dead_.fill(PositionSet());
    lost_.reset();
    alive_.reset();
    stored_ = 0;
    turn_ = 0;
    samples_.reset();
    sample_seed_ = 0;
    path_.clear();
    jumps_.clear();
}

void SurvivorSearch::begin_search() {
    if (!finish_in_reach()) {
        stored_ = 1;
        fail_by_search();
        return;
    }
    begin_turn();
}

bool SurvivorSearch::step(std::uint64_t nodes) {
    const std::uint64_t left = limits_.nodes - std::min(limits_.nodes, answer_.nodes);
    const std::uint64_t end = answer_.nodes + std::min(nodes, left);
    while (phase_ != Phase::kDone && answer_.nodes < end)
        answer_.nodes += advance(end - answer_.nodes);
    return phase_ == Phase::kDone || answer_.nodes >= limits_.nodes;
}

std::uint64_t SurvivorSearch::advance(std::uint64_t nodes) {
    if (asked_) return ask_solver(*asked_, nodes);
    if (phase_ == Phase::kSamples) return list_solutions(nodes);
    if (phase_ == Phase::kSearch) return try_next_jump();
    const std::uint64_t before = solver_.progress().nodes;
    if (!solver_.step(nodes)) return solver_.progress().nodes - before;
    const std::uint64_t done = solver_.progress().nodes - before;
    const Answer& plain = solver_.result();
    if (plain.verdict == Verdict::kUnsolvable) {
        answer_.verdict = plain.verdict;
        answer_.proof = plain.proof;
        phase_ = Phase::kDone;
    } else if (plain.verdict == Verdict::kSolvable &&
               keeps_marked({problem_.start.pegs, *problem_.survivor}, plain.jumps)) {
        solve_by(plain.jumps);
    } else {
        begin_search();
    }
    return done;
}

// Whether the marked peg could stand in a hole where the last peg can be.
bool SurvivorSearch::finish_in_reach() const {
    const std::size_t kind = hole_kind(*board_, *problem_.survivor);
    return std::ranges::any_of(goals_of(*board_, problem_),
                               [&](Bits goal) { return hole_kind(*board_, lowest(goal)) == kind; });
}

Problem SurvivorSearch::without_survivor(Bits pegs) const {
    return {{pegs}, problem_.finish, std::nullopt};
}

// Nothing where the jump removes the marked peg.
std::optional<SurvivorSearch::State> SurvivorSearch::after(const State& state, JumpId id) const {
    const Jump& jump = board_->jump(id);
    if (jump.over == state.marked) return std::nullopt;
    return State{state.pegs ^ jump.mask, jump.from == state.marked ? jump.to : state.marked};
}

bool SurvivorSearch::keeps_marked(State state, const std::vector<JumpId>& jumps) const {
    for (const JumpId jump : jumps) {
        const auto next = after(state, jump);
        if (!next) return false;
        state = *next;
    }
    return true;
}

void SurvivorSearch::push(const State& state) {
    Frame& frame = path_.emplace_back();
    frame.state = state;
    const PerJump<JumpId> legal = legal_jumps(*board_, {state.pegs});
    frame.jumps.assign(legal.begin(), legal.end());
    Random random(turn_ ^ state.pegs);
    for (std::size_t n = frame.jumps.size(); n > 1; --n)
        std::swap(frame.jumps[n - 1], frame.jumps[random.below(n)]);
}

// Of a few pegs all is tried at once.
void SurvivorSearch::begin_turn() {
    ++turn_;
    turn_began_at_ = answer_.nodes;
    path_.clear();
    jumps_.clear();
    push({problem_.start.pegs, *problem_.survivor});
    phase_ = peg_count(problem_.start) > kFewPegs ? Phase::kSamples : Phase::kSearch;
}

bool SurvivorSearch::is_turn_over() const {
    const std::uint64_t most = kFirstTurn << std::min<std::uint64_t>(turn_, 40);
    return answer_.nodes - turn_began_at_ > most;
}

// Goes on listing solutions, and plays each through. The turn ends between two orders, so that the
// size of the steps makes no difference.
std::uint64_t SurvivorSearch::list_solutions(std::uint64_t nodes) {
    if (!samples_) {
        samples_.emplace(*board_, 1, ++sample_seed_);
        samples_->begin(without_survivor(problem_.start.pegs), {kSampleNodes, limits_.bytes / 4});
        looked_at_ = 0;
    }
    const std::uint64_t before = samples_->progress().nodes;
    if (!samples_->step(nodes)) return samples_->progress().nodes - before;
    const std::uint64_t done = samples_->progress().nodes - before;
    const std::vector<std::vector<JumpId>>& found = samples_->result().found;
    const bool one_more = looked_at_ < found.size();
    looked_at_ = found.size();
    if (one_more && keeps_marked({problem_.start.pegs, *problem_.survivor}, found.back())) {
        solve_by(found.back());
    } else if (one_more && looked_at_ < kAlike) {
        samples_->more(1);
    } else {
        samples_.reset();
        if (is_turn_over()) {
            phase_ = Phase::kSearch;
            turn_began_at_ = answer_.nodes;
        }
    }
    return done + 1;
}

// Tries the next jump of the deepest state, which is one node.
std::uint64_t SurvivorSearch::try_next_jump() {
    Frame& frame = path_.back();
    if (is_finished(problem_.finish, {frame.state.pegs})) {  // the last peg is the marked one
        solve_by({});
        return 1;
    }
    if (frame.jumps.empty()) {
        stored_ += dead_[frame.state.marked].insert(frame.state.pegs);
        path_.pop_back();
        if (path_.empty()) {
            fail_by_search();
        } else {
            jumps_.pop_back();
            if (is_turn_over()) begin_turn();
        }
        if (bytes() > limits_.bytes) phase_ = Phase::kDone;
        return 1;
    }
    const JumpId jump = frame.jumps.back();
    frame.jumps.pop_back();
    const auto next = after(frame.state, jump);
    if (!next || dead_[next->marked].contains(next->pegs) || lost_.contains(next->pegs)) return 1;
    jumps_.push_back(jump);
    push(*next);
    if (count(next->pegs) > kFewPegs && !alive_.contains(next->pegs)) {
        asked_ = next;
        Limits limits = limits_;
        limits.nodes = kAtOnce;
        solver_.begin(without_survivor(next->pegs), limits);
    }
    return 1;
}

// Whether the deepest state can be won with any peg; if not, it is left.
std::uint64_t SurvivorSearch::ask_solver(const State& state, std::uint64_t nodes) {
    const std::uint64_t before = solver_.progress().nodes;
    const bool decided = solver_.step(nodes);
    const std::uint64_t done = solver_.progress().nodes - before;
    if (!decided) return done;
    const Answer& plain = solver_.result();
    if (plain.verdict == Verdict::kUnsolvable) {
        lost_.insert(state.pegs);
        path_.pop_back();
        jumps_.pop_back();
    } else {
        alive_.insert(state.pegs);
        if (plain.verdict == Verdict::kSolvable && keeps_marked(state, plain.jumps))
            solve_by(plain.jumps);
    }
    asked_.reset();
    return done;
}

// The solution is the path, and then these jumps.
void SurvivorSearch::solve_by(const std::vector<JumpId>& rest) {
    answer_.verdict = Verdict::kSolvable;
    answer_.jumps = jumps_;
    answer_.jumps.insert(answer_.jumps.end(), rest.begin(), rest.end());
    answer_.pegs_left = 1;
    phase_ = Phase::kDone;
}

void SurvivorSearch::fail_by_search() {
    answer_.verdict = Verdict::kUnsolvable;
    answer_.proof = Certificate{SearchCertificate{stored_ + lost_.size()}};
    phase_ = Phase::kDone;
}

std::size_t SurvivorSearch::bytes() const {
    std::size_t bytes = lost_.growing_bytes() + alive_.growing_bytes();
    for (const PositionSet& dead : dead_) bytes += dead.growing_bytes();
    return bytes;
}

}  // namespace peg
