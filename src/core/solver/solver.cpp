// SPDX-License-Identifier: MIT
#include "core/solver/solver.h"

#include <algorithm>
#include <cassert>

#include "core/proof/finish_set.h"
#include "core/proof/position_class.h"
#include "core/search/goals.h"
#include "core/solver/check_answer.h"

namespace peg {

void Solver::begin(const Problem& problem, const Limits& limits) {
    const Finish& finish = problem.finish;
    assert(((problem.start.pegs | only_goal(finish).value_or(0) | finish.holes) &
            ~board_->holes()) == 0);
    assert(!problem.survivor && problem.marks.empty());
    problem_ = problem;
    limits_ = limits;
    answer_ = {};
    readable_proof_.reset();
    done_ = false;
    const Bits start = problem.start.pegs;
    if (finish.kind == Finish::Kind::kFewest)
        search_.emplace(std::in_place_type<FewestPegsSearch>, *board_, start, limits.bytes);
    else if (finish.kind == Finish::Kind::kMost)
        search_.emplace(std::in_place_type<MostPegsSearch>, *board_, start, limits.bytes);
    else if (is_set_of_positions(finish))
        search_.emplace(std::in_place_type<FinishSetSearch>, *board_, start, finish, limits.bytes);
    else
        search_.emplace(std::in_place_type<GoalSearch>, *board_, start, goals_of(*board_, problem),
                        limits.bytes);
}

bool Solver::step(std::uint64_t nodes) {
    assert(search_ && nodes > 0);
    if (done_) return step_readable_proof(nodes);
    const std::uint64_t left = std::min(nodes, limits_.nodes - answer_.nodes);
    const auto step_search = [&](auto& search) {
        if (left > 0) answer_.nodes += search.step(left);
        done_ = search.state() != SearchState::kRunning || answer_.nodes >= limits_.nodes;
        if (done_) finish(search);
    };
    std::visit(step_search, *search_);
    if (!done_) return false;
    check();
    begin_readable_proof();
    return !readable_proof_;
}

Progress Solver::progress() const {
    if (!search_) return {};
    return {answer_.nodes,
            std::visit([](const auto& search) { return search.stored(); }, *search_)};
}

void Solver::finish(const GoalSearch& search) {
    if (search.state() == SearchState::kSolved) {
        answer_.verdict = Verdict::kSolvable;
        show(search.solution());
    } else if (search.state() == SearchState::kExhausted) {
        answer_.verdict = Verdict::kUnsolvable;
        answer_.proof = certificate(search);
    }
}

Certificate Solver::certificate(const GoalSearch& search) const {
    const Bits start = problem_.start.pegs;
    const auto goal = only_goal(problem_.finish);
    if (!goal) return no_single_peg(*board_, start, search);
    if (search.goals().empty()) return class_certificate(*board_, start, goal);
    return search.certificate(search.goals()[0]);
}

template <class BestEndSearch>
void Solver::finish_best_end(const BestEndSearch& search) {
    if (search.state() == SearchState::kSolved) {
        answer_.verdict = Verdict::kSolvable;
        answer_.proof = search.certificate();
    }
    show(search.solution());
}

void Solver::finish(const FinishSetSearch& search) {
    if (search.state() == SearchState::kSolved) {
        answer_.verdict = Verdict::kSolvable;
        show(search.solution());
    } else if (search.state() == SearchState::kExhausted) {
        answer_.verdict = Verdict::kUnsolvable;
        answer_.proof = search.certificate();
    }
}

// An answer that does not hold would be a bug of a search: it is withdrawn, so that no wrong
// verdict is shown.
void Solver::check() {
    const bool holds = answer_holds(*board_, problem_, answer_);
    assert(holds);
    if (!holds) answer_ = {.nodes = answer_.nodes};
}

void Solver::begin_readable_proof() {
    if (wish_ == ProofWish::kReadable && answer_.proof)
        readable_proof_.emplace(*board_, problem_, *answer_.proof);
}

bool Solver::step_readable_proof(std::uint64_t nodes) {
    if (!readable_proof_) return true;
    if (!readable_proof_->step_for(nodes)) return false;
    answer_.proof = readable_proof_->certificate();
    readable_proof_.reset();
    return true;
}

void Solver::show(const std::vector<JumpId>& jumps) {
    answer_.jumps = jumps;
    answer_.pegs_left = peg_count(problem_.start) - static_cast<int>(jumps.size());
}

}  // namespace peg
