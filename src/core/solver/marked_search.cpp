// SPDX-License-Identifier: MIT
#include "core/solver/marked_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/hole_kind.h"
#include "core/board/jumps.h"
#include "core/search/goals.h"
#include "core/support/random.h"

namespace peg {

namespace {

// The solver is asked about positions with more pegs than this; with fewer, exhaustive search is
// faster.
constexpr int kFewMarkedPegs = 14;

// The node limit of the solver for one of them. An undecided position counts as winnable.
constexpr std::uint64_t kMarkedAtOnce = 1200;

// Nodes of the first turn; each later turn has twice as many as the one before.
constexpr std::uint64_t kFirstMarkedTurn = 20'000;

// The number of solutions listed in the same order: consecutive solutions are much alike.
constexpr std::size_t kAlike = 3;
// The node limit for one such list.
constexpr std::uint64_t kSampleNodes = 100'000;

template <class Places>
std::uint64_t key_of(const Places& places) {
    std::uint64_t key = 0;
    for (const Hole hole : places) key = key << 6 | hole;
    return key;
}

}  // namespace

void MarkedSearch::begin(const Problem& problem, const Limits& limits) {
    reset(problem, limits);
    phase_ = Phase::kProblem;
    solver_.begin(without_marks(problem.start.pegs), limits);
}

void MarkedSearch::begin_solvable(const Problem& problem, const Limits& limits) {
    reset(problem, limits);
    begin_search();
}

void MarkedSearch::reset(const Problem& problem, const Limits& limits) {
    assert(problem.survivor.has_value() == problem.marks.empty());
    assert(!problem.survivor ||
           (contains(problem.start.pegs, *problem.survivor) && takes_survivor(problem.finish)));
    assert(!is_best_end(problem.finish));
    problem_ = problem;
    marked_ = problem.survivor ? 1 : problem.marks.count;
    limits_ = limits;
    answer_ = {};
    asked_ = false;
    dead_.clear();
    lost_.reset();
    alive_.reset();
    stored_ = 0;
    turn_ = 0;
    samples_.reset();
    sample_seed_ = 0;
    path_.clear();
    jumps_.clear();
}

void MarkedSearch::begin_search() {
    if (problem_.survivor ? survivor_in_reach() : ends_in_reach()) return begin_turn();
    stored_ = 1;
    fail_by_search();
}

bool MarkedSearch::step(std::uint64_t nodes) {
    const std::uint64_t left = limits_.nodes - std::min(limits_.nodes, answer_.nodes);
    const std::uint64_t end = answer_.nodes + std::min(nodes, left);
    while (phase_ != Phase::kDone && answer_.nodes < end)
        answer_.nodes += advance(end - answer_.nodes);
    return phase_ == Phase::kDone || answer_.nodes >= limits_.nodes;
}

std::uint64_t MarkedSearch::advance(std::uint64_t nodes) {
    if (asked_) return ask_solver(nodes);
    if (phase_ == Phase::kSamples) return list_solutions(nodes);
    if (phase_ == Phase::kSearch) return try_next_jump();
    return solve_without_marks(nodes);
}

std::uint64_t MarkedSearch::solve_without_marks(std::uint64_t nodes) {
    const std::uint64_t before = solver_.progress().nodes;
    const bool decided = solver_.step(nodes);
    const std::uint64_t done = solver_.progress().nodes - before;
    if (!decided) return done;
    const Answer& plain = solver_.result();
    if (plain.verdict == Verdict::kUnsolvable) {
        answer_.verdict = plain.verdict;
        answer_.proof = plain.proof;
        phase_ = Phase::kDone;
    } else if (plain.verdict != Verdict::kSolvable || !solve_by(start(), plain.jumps)) {
        begin_search();
    }
    return done;
}

// Whether the survivor could stand in a hole where the last peg can be.
bool MarkedSearch::survivor_in_reach() const {
    const std::size_t kind = hole_kind(*board_, *problem_.survivor);
    return std::ranges::any_of(goals_of(*board_, problem_),
                               [&](Bits goal) { return hole_kind(*board_, lowest(goal)) == kind; });
}

// Whether each marked peg could reach its hole, and the finish has room for all of them.
bool MarkedSearch::ends_in_reach() const {
    const Finish& finish = problem_.finish;
    Bits ends = 0;
    for (const auto& [from, to] : problem_.marks.all()) {
        if (hole_kind(*board_, from) != hole_kind(*board_, to)) return false;
        if (contains(ends, to)) return false;
        ends |= bit(to);
    }
    switch (finish.kind) {
        case Finish::Kind::kPattern: return (ends & finish.holes & ~finish.position.pegs) == 0;
        case Finish::Kind::kPegs: return count(ends) <= finish.pegs;
        case Finish::Kind::kPosition: return (ends & ~finish.position.pegs) == 0;
        case Finish::Kind::kHole:
        case Finish::Kind::kAny:
        case Finish::Kind::kOneOf: return is_finished(finish, {ends});
        case Finish::Kind::kFewest:
        case Finish::Kind::kMost: break;
    }
    return true;
}

Problem MarkedSearch::without_marks(Bits pegs) const {
    return {{pegs}, problem_.finish, std::nullopt, {}};
}

MarkedSearch::State MarkedSearch::start() const {
    State start{problem_.start.pegs, {}};
    if (problem_.survivor) start.places[0] = *problem_.survivor;
    for (std::size_t i = 0; i < problem_.marks.count; ++i)
        start.places[i] = problem_.marks.pegs[i].from;
    return start;
}

// Empty if the jump removes a marked peg.
std::optional<MarkedSearch::State> MarkedSearch::after(const State& state, JumpId id) const {
    const Jump& jump = board_->jump(id);
    State next{state.pegs ^ jump.mask, state.places};
    for (std::size_t i = 0; i < marked_; ++i) {
        if (next.places[i] == jump.over) return std::nullopt;
        if (next.places[i] == jump.from) next.places[i] = jump.to;
    }
    return next;
}

// A survivor is never removed, so at the end it is the last peg.
bool MarkedSearch::finished(const State& state) const {
    for (std::size_t i = 0; i < problem_.marks.count; ++i)
        if (state.places[i] != problem_.marks.pegs[i].to) return false;
    return is_finished(problem_.finish, {state.pegs});
}

std::optional<std::size_t> MarkedSearch::home_after(State state,
                                                    const std::vector<JumpId>& jumps) const {
    for (std::size_t n = 0;; ++n) {
        if (finished(state)) return n;
        if (n == jumps.size()) return std::nullopt;
        const auto next = after(state, jumps[n]);
        if (!next) return std::nullopt;
        state = *next;
    }
}

bool MarkedSearch::dead(const State& state) const {
    const auto known = dead_.find(key_of(state.places));
    return known != dead_.end() && known->second.contains(state.pegs);
}

void MarkedSearch::push(const State& state) {
    Frame& frame = path_.emplace_back();
    frame.state = state;
    const PerJump<JumpId> legal = legal_jumps(*board_, {state.pegs});
    frame.jumps.assign(legal.begin(), legal.end());
    Random random(turn_ ^ state.pegs);
    for (std::size_t n = frame.jumps.size(); n > 1; --n)
        std::swap(frame.jumps[n - 1], frame.jumps[random.below(n)]);
}

// If there are few pegs, one turn tries everything.
void MarkedSearch::begin_turn() {
    ++turn_;
    turn_began_at_ = answer_.nodes;
    path_.clear();
    jumps_.clear();
    push(start());
    const bool few = peg_count(problem_.start) <= kFewMarkedPegs;
    const bool listed = problem_.finish.kind != Finish::Kind::kPattern;
    phase_ = few || !listed ? Phase::kSearch : Phase::kSamples;
}

bool MarkedSearch::is_turn_over() const {
    const std::uint64_t max = kFirstMarkedTurn << std::min<std::uint64_t>(turn_, 40);
    return answer_.nodes - turn_began_at_ > max;
}

// Continues to list solutions, and replays each. The turn ends only between two orders, so that
// step sizes do not matter.
std::uint64_t MarkedSearch::list_solutions(std::uint64_t nodes) {
    if (!samples_) {
        samples_.emplace(*board_, 1, ++sample_seed_);
        samples_->begin(without_marks(problem_.start.pegs), {kSampleNodes, limits_.bytes / 4});
        looked_at_ = 0;
    }
    const std::uint64_t before = samples_->progress().nodes;
    if (!samples_->step(nodes)) return samples_->progress().nodes - before;
    const std::uint64_t done = samples_->progress().nodes - before;
    const std::vector<std::vector<JumpId>>& found = samples_->result().found;
    const bool one_more = looked_at_ < found.size();
    looked_at_ = found.size();
    if (one_more && solve_by(start(), found.back())) return done + 1;
    if (one_more && looked_at_ < kAlike) {
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

// Tries the next jump of the deepest state, which counts as one node.
std::uint64_t MarkedSearch::try_next_jump() {
    Frame& frame = path_.back();
    if (solve_by(frame.state, {})) return 1;
    if (frame.jumps.empty()) {
        stored_ += dead_[key_of(frame.state.places)].insert(frame.state.pegs);
        leave();
        if (phase_ == Phase::kSearch && is_turn_over()) begin_turn();
        if (bytes() > limits_.bytes) phase_ = Phase::kDone;
        return 1;
    }
    const JumpId jump = frame.jumps.back();
    frame.jumps.pop_back();
    const auto next = after(frame.state, jump);
    if (!next || dead(*next) || lost_.contains(next->pegs)) return 1;
    jumps_.push_back(jump);
    push(*next);
    if (count(next->pegs) > kFewMarkedPegs && !alive_.contains(next->pegs)) {
        asked_ = true;
        Limits limits = limits_;
        limits.nodes = kMarkedAtOnce;
        solver_.begin(without_marks(next->pegs), limits);
    }
    return 1;
}

// Backtracks from the deepest state, which is dead.
void MarkedSearch::leave() {
    path_.pop_back();
    if (path_.empty())
        fail_by_search();
    else
        jumps_.pop_back();
}

// Decides whether the deepest state can be won without marks; if not, backtracks.
std::uint64_t MarkedSearch::ask_solver(std::uint64_t nodes) {
    const std::uint64_t before = solver_.progress().nodes;
    const bool decided = solver_.step(nodes);
    const std::uint64_t done = solver_.progress().nodes - before;
    if (!decided) return done;
    asked_ = false;
    const State state = path_.back().state;
    const Answer& plain = solver_.result();
    if (plain.verdict == Verdict::kUnsolvable) {
        lost_.insert(state.pegs);
        leave();
        return done;
    }
    alive_.insert(state.pegs);
    if (plain.verdict == Verdict::kSolvable) solve_by(state, plain.jumps);
    return done;
}

// If some first jumps of `rest` bring the marked pegs home from a state, takes the path to the
// state and these jumps as the solution, and returns true. (From the start, the path is empty.)
bool MarkedSearch::solve_by(const State& from, const std::vector<JumpId>& rest) {
    const auto home = home_after(from, rest);
    if (!home) return false;
    answer_.verdict = Verdict::kSolvable;
    answer_.jumps = jumps_;
    answer_.jumps.insert(answer_.jumps.end(), rest.begin(),
                         rest.begin() + static_cast<std::ptrdiff_t>(*home));
    answer_.pegs_left = peg_count(problem_.start) - static_cast<int>(answer_.jumps.size());
    phase_ = Phase::kDone;
    return true;
}

void MarkedSearch::fail_by_search() {
    answer_.verdict = Verdict::kUnsolvable;
    answer_.proof = Certificate{SearchCertificate{stored_ + lost_.size()}};
    phase_ = Phase::kDone;
}

// A position takes up to 24 bytes in a set; a set itself takes up to 192 bytes.
std::size_t MarkedSearch::bytes() const {
    constexpr std::size_t kOfPosition = 24;
    constexpr std::size_t kOfSet = 192;
    return lost_.growing_bytes() + alive_.growing_bytes() +
           static_cast<std::size_t>(stored_) * kOfPosition + dead_.size() * kOfSet;
}

}  // namespace peg
