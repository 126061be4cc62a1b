// SPDX-License-Identifier: MIT
#include "core/solver/marked_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/hole_kind.h"
#include "core/board/jumps.h"
#include "core/support/random.h"

namespace peg {

namespace {

// Of positions with more pegs the solver is asked; with fewer, trying everything is quicker.
constexpr int kFewMarkedPegs = 14;

// What the solver may spend on one of them, in nodes. What is undecided then counts as winnable.
constexpr std::uint64_t kMarkedAtOnce = 1200;

// Nodes of the first turn; each later one has twice as many as the one before.
constexpr std::uint64_t kFirstMarkedTurn = 20'000;

template <class Places>
std::uint64_t key_of(const Places& places) {
    std::uint64_t key = 0;
    for (const Hole hole : places) key = key << 6 | hole;
    return key;
}

}  // namespace

void MarkedSearch::begin(const Problem& problem, const Limits& limits) {
    assert(!problem.marks.empty() && !problem.survivor && !is_best_end(problem.finish));
    problem_ = problem;
    limits_ = limits;
    answer_ = {};
    asked_ = false;
    dead_.clear();
    lost_.reset();
    alive_.reset();
    stored_ = 0;
    turn_ = 0;
    path_.clear();
    jumps_.clear();
    phase_ = Phase::kProblem;
    solver_.begin(without_marks(problem.start.pegs), limits);
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
    if (phase_ == Phase::kSearch) return try_next_jump();
    const std::uint64_t before = solver_.progress().nodes;
    const bool decided = solver_.step(nodes);
    const std::uint64_t done = solver_.progress().nodes - before;
    if (!decided) return done;
    const Answer& plain = solver_.result();
    if (plain.verdict == Verdict::kUnsolvable) {
        answer_.verdict = plain.verdict;
        answer_.proof = plain.proof;
        phase_ = Phase::kDone;
    } else if (!ends_in_reach()) {
        stored_ = 1;
        fail_by_search();
    } else {
        begin_turn();
    }
    return done + 1;
}

// Whether each marked peg could come to its hole, and the finish has a place for all of them.
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

// Nothing where the jump removes a marked peg.
std::optional<MarkedSearch::State> MarkedSearch::after(const State& state, JumpId id) const {
    const Jump& jump = board_->jump(id);
    State next{state.pegs ^ jump.mask, state.places};
    for (std::size_t i = 0; i < problem_.marks.count; ++i) {
        if (next.places[i] == jump.over) return std::nullopt;
        if (next.places[i] == jump.from) next.places[i] = jump.to;
    }
    return next;
}

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
    if (count(state.pegs) <= kFewMarkedPegs || alive_.contains(state.pegs)) return;
    asked_ = true;
    Limits limits = limits_;
    limits.nodes = kMarkedAtOnce;
    solver_.begin(without_marks(state.pegs), limits);
}

void MarkedSearch::begin_turn() {
    ++turn_;
    turn_began_at_ = answer_.nodes;
    path_.clear();
    jumps_.clear();
    phase_ = Phase::kSearch;
    State start{problem_.start.pegs, {}};
    for (std::size_t i = 0; i < problem_.marks.count; ++i)
        start.places[i] = problem_.marks.pegs[i].from;
    push(start);
}

// Tries the next jump of the deepest state, which is one node.
std::uint64_t MarkedSearch::try_next_jump() {
    Frame& frame = path_.back();
    if (finished(frame.state)) {
        solve_by({}, 0);
        return 1;
    }
    if (frame.jumps.empty()) {
        PositionSet& dead = dead_[key_of(frame.state.places)];
        stored_ += dead.insert(frame.state.pegs);
        leave();
        if (phase_ == Phase::kSearch &&
            answer_.nodes - turn_began_at_ > kFirstMarkedTurn << std::min<std::uint64_t>(turn_, 40))
            begin_turn();
        if (bytes() > limits_.bytes) phase_ = Phase::kDone;
        return 1;
    }
    const JumpId jump = frame.jumps.back();
    frame.jumps.pop_back();
    const auto next = after(frame.state, jump);
    if (!next || dead(*next) || lost_.contains(next->pegs)) return 1;
    jumps_.push_back(jump);
    push(*next);
    return 1;
}

// Goes back to the state before the deepest one, from which there is no way.
void MarkedSearch::leave() {
    path_.pop_back();
    if (path_.empty())
        fail_by_search();
    else
        jumps_.pop_back();
}

// Whether the deepest state can be won without marks; if not, it is left.
std::uint64_t MarkedSearch::ask_solver(std::uint64_t nodes) {
    const std::uint64_t before = solver_.progress().nodes;
    const bool decided = solver_.step(nodes);
    const std::uint64_t done = solver_.progress().nodes - before + 1;
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
    if (plain.verdict == Verdict::kSolvable)
        if (const auto home = home_after(state, plain.jumps)) solve_by(plain.jumps, *home);
    return done;
}

// The solution is the path, and then the first `count` of these jumps.
void MarkedSearch::solve_by(const std::vector<JumpId>& rest, std::size_t count) {
    answer_.verdict = Verdict::kSolvable;
    answer_.jumps = jumps_;
    answer_.jumps.insert(answer_.jumps.end(), rest.begin(),
                         rest.begin() + static_cast<std::ptrdiff_t>(count));
    answer_.pegs_left = peg_count(problem_.start) - static_cast<int>(answer_.jumps.size());
    phase_ = Phase::kDone;
}

void MarkedSearch::fail_by_search() {
    answer_.verdict = Verdict::kUnsolvable;
    answer_.proof = Certificate{SearchCertificate{stored_ + lost_.size()}};
    phase_ = Phase::kDone;
}

// A position takes up to 24 bytes in a set, and a set some hundred.
std::size_t MarkedSearch::bytes() const {
    constexpr std::size_t kOfPosition = 24;
    constexpr std::size_t kOfSet = 192;
    return lost_.growing_bytes() + alive_.growing_bytes() +
           static_cast<std::size_t>(stored_) * kOfPosition + dead_.size() * kOfSet;
}

}  // namespace peg
