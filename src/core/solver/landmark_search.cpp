// SPDX-License-Identifier: MIT
#include "core/solver/landmark_search.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace peg {

namespace {

// The node limit of one question, by round.
constexpr std::array<std::uint64_t, 3> kQuestionPrices{20'000, 1'000'000,
                                                       std::numeric_limits<std::uint64_t>::max()};

// The problem in the form that the search for survivors requires, if all solutions leave one peg.
// In that case `fewest` is the same as `any`.
Problem with_single_peg(const Problem& problem) {
    switch (problem.finish.kind) {
        case Finish::Kind::kFewest: return {problem.start, Finish::any()};
        case Finish::Kind::kPosition:
            return {problem.start, Finish::at(lowest(problem.finish.position.pegs))};
        case Finish::Kind::kHole:
        case Finish::Kind::kAny:
        case Finish::Kind::kOneOf:
        case Finish::Kind::kPattern:
        case Finish::Kind::kPegs:
        case Finish::Kind::kMost: break;
    }
    return problem;
}

}  // namespace

void LandmarkSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    phase_ = Phase::kProblem;
    result_ = {};
    avoidance_.reset();
    survivor_.reset();
    round_ = next_ = 0;
    symmetries_.clear();
    for (const Permutation& symmetry : board_->symmetries())
        if (keeps(symmetry, problem)) symmetries_.push_back(symmetry);
    solver_.begin(problem, limits);
}

bool LandmarkSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    const std::uint64_t left = limits_.nodes - std::min(limits_.nodes, result_.nodes);
    const std::uint64_t end = result_.nodes + std::min(nodes, left);
    while (phase_ != Phase::kDone && result_.nodes < end) advance(end - result_.nodes);
    return phase_ == Phase::kDone || result_.nodes >= limits_.nodes;
}

Progress LandmarkSearch::progress() const {
    if (avoidance_) return {result_.nodes, avoidance_->solver.progress().stored};
    if (survivor_) return {result_.nodes, survivor_->progress().stored};
    return {result_.nodes, solver_.progress().stored};
}

void LandmarkSearch::advance(std::uint64_t nodes) {
    const auto step_search = [&](auto& search) {
        const std::uint64_t before = search.progress().nodes;
        const bool done = search.step(nodes);
        result_.nodes += search.progress().nodes - before;
        return done;
    };
    if (avoidance_) {
        if (!step_search(avoidance_->solver)) return;
        take_avoidance();
        avoidance_.reset();
    } else if (survivor_) {
        if (!step_search(*survivor_)) return;
        take_survivor();
        survivor_.reset();
    } else {
        if (!step_search(solver_)) return;
        take_problem();
    }
    if (phase_ == Phase::kQuestions) {
        begin_next_question();
        show();
    }
}

void LandmarkSearch::take_problem() {
    const Answer& answer = solver_.result();
    result_.verdict = answer.verdict;
    phase_ = Phase::kDone;
    if (answer.verdict == Verdict::kUnsolvable) result_.proof = answer.proof;
    if (answer.verdict != Verdict::kSolvable) return;
    phase_ = Phase::kQuestions;
    pegs_left_ = answer.pegs_left;
    // Other solutions to a pattern may leave a different number of pegs.
    if (problem_.finish.kind == Finish::Kind::kPattern) pegs_left_ = 0;
    if (pegs_left_ == 1) problem_ = with_single_peg(problem_);
    without_.assign(board_->jumps().size(), Verdict::kUndecided);
    last_.fill(Verdict::kUnsolvable);
    for_each_hole(problem_.start.pegs, [&](Hole hole) {
        if (pegs_left_ == 1) last_[hole] = Verdict::kUndecided;
    });
    take_solution(answer.jumps);
}

// For `fewest`, a solution with the minimum number of pegs counts even if a search that was cut
// short found it; one with more pegs does not count.
void LandmarkSearch::take_avoidance() {
    const Answer& answer = avoidance_->solver.result();
    const bool fewest = problem_.finish.kind == Finish::Kind::kFewest;
    if (fewest ? answer.pegs_left == pegs_left_ : answer.verdict == Verdict::kSolvable) {
        std::vector<JumpId> jumps = answer.jumps;
        for (JumpId& id : jumps)
            if (id >= avoidance_->jump) ++id;
        take_solution(jumps);
    } else if (answer.verdict != Verdict::kUndecided) {
        set_without(avoidance_->jump, Verdict::kUnsolvable);
    }
}

void LandmarkSearch::take_survivor() {
    const Answer& answer = survivor_->result();
    if (answer.verdict == Verdict::kSolvable) take_solution(answer.jumps);
    if (answer.verdict == Verdict::kUnsolvable) set_last(survivor_hole_, Verdict::kUnsolvable);
}

void LandmarkSearch::take_solution(const std::vector<JumpId>& jumps) {
    std::vector<bool> contained(without_.size());
    for (const JumpId id : jumps) contained[id] = true;
    for (std::size_t id = 0; id < contained.size(); ++id)
        if (!contained[id]) set_without(static_cast<JumpId>(id), Verdict::kSolvable);
    if (pegs_left_ != 1) return;
    Position end = problem_.start;
    for (const JumpId id : jumps) end = play(end, board_->jump(id));
    Hole last = lowest(end.pegs);  // traced back to where that peg started
    for (std::size_t n = jumps.size(); n > 0; --n)
        if (const Jump& jump = board_->jump(jumps[n - 1]); jump.to == last) last = jump.from;
    set_last(last, Verdict::kSolvable);
}

void LandmarkSearch::begin_next_question() {
    const std::size_t questions = without_.size() + static_cast<std::size_t>(board_->hole_count());
    for (; round_ < kQuestionPrices.size(); ++round_, next_ = 0) {
        Limits limits = limits_;
        limits.nodes = std::min(kQuestionPrices[round_],
                                limits_.nodes - std::min(limits_.nodes, result_.nodes));
        while (next_ < questions)
            if (begin_question(next_++, limits)) return;
    }
    phase_ = Phase::kDone;
}

// Returns false if the answer is known, or follows from that of a symmetric question with a smaller
// index.
bool LandmarkSearch::begin_question(std::size_t number, const Limits& limits) {
    if (number < without_.size()) {
        const auto id = static_cast<JumpId>(number);
        if (without_[id] != Verdict::kUndecided) return false;
        for (const Permutation& symmetry : symmetries_)
            if (image(symmetry, id) < id) return false;
        avoidance_ = std::make_unique<Avoidance>(*board_, id);
        avoidance_->solver.begin(problem_, limits);
        return true;
    }
    const Hole hole = board_->reading_order()[number - without_.size()];
    if (last_[hole] != Verdict::kUndecided) return false;
    for (const Permutation& symmetry : symmetries_)
        if (symmetry[hole] < hole) return false;
    survivor_hole_ = hole;
    survivor_ = std::make_unique<MarkedSearch>(*board_);
    survivor_->begin_solvable({problem_.start, problem_.finish, hole, {}}, limits);
    return true;
}

JumpId LandmarkSearch::image(const Permutation& symmetry, JumpId id) const {
    const Jump& jump = board_->jump(id);
    return *board_->find_jump(symmetry[jump.from], symmetry[jump.over], symmetry[jump.to]);
}

void LandmarkSearch::set_without(JumpId id, Verdict verdict) {
    if (without_[id] != Verdict::kUndecided) return;
    for (const Permutation& symmetry : symmetries_) without_[image(symmetry, id)] = verdict;
}

void LandmarkSearch::set_last(Hole hole, Verdict verdict) {
    for (const Permutation& symmetry : symmetries_) last_[symmetry[hole]] = verdict;
}

void LandmarkSearch::show() {
    result_.jumps.clear();
    result_.undecided.clear();
    for (std::size_t id = 0; id < without_.size(); ++id) {
        if (without_[id] == Verdict::kSolvable) continue;
        (without_[id] == Verdict::kUnsolvable ? result_.jumps : result_.undecided)
            .push_back(static_cast<JumpId>(id));
    }
    if (pegs_left_ != 1) return;
    result_.last.emplace();
    for (const Hole hole : board_->reading_order()) {
        if (last_[hole] == Verdict::kUnsolvable) continue;
        (last_[hole] == Verdict::kSolvable ? result_.last->possible : result_.last->undecided)
            .push_back(hole);
    }
}

}  // namespace peg
