// SPDX-License-Identifier: MIT
#include "core/solver/hint.h"

#include "core/board/jumps.h"

namespace peg {

namespace {

template <class AnySearch>
const Answer& result_of(const AnySearch& search) {
    return std::visit([](const auto& one) -> const Answer& { return one.result(); }, search);
}

}  // namespace

HintSearch::HintSearch(const Board& board) : board_(&board), search_(Solver(board)) {}

void HintSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    hint_ = {};
    for (const JumpId jump : legal_jumps(*board_, problem.start))
        hint_.jumps.push_back({jump, Verdict::kUndecided, {}});
    next_ = 0;
    position_done_ = false;
    readable_proof_.reset();
    if (problem.survivor || !problem.marks.empty())
        search_.emplace<MarkedSearch>(*board_);
    else
        search_.emplace<Solver>(*board_);
    begin_search(problem);
}

void HintSearch::begin_search(const Problem& problem) {
    std::visit([&](auto& search) { search.begin(problem, limits_); }, search_);
}

bool HintSearch::step(std::uint64_t nodes) {
    if (readable_proof_) return step_readable_proof(nodes);
    if (position_done_ && next_ == hint_.jumps.size()) return true;
    const std::uint64_t before = search_progress().nodes;
    const bool done = std::visit([&](auto& search) { return search.step(nodes); }, search_);
    hint_.nodes += search_progress().nodes - before;
    if (!done) return false;
    if (position_done_)
        take_verdict_of_jump();
    else
        take_verdict_of_position();
    return !begin_next_jump() && !readable_proof_;
}

bool HintSearch::step_readable_proof(std::uint64_t nodes) {
    if (!readable_proof_->step_for(nodes)) return false;
    hint_.proof = readable_proof_->certificate();
    readable_proof_.reset();
    return true;
}

Progress HintSearch::progress() const { return {hint_.nodes, search_progress().stored}; }

Progress HintSearch::search_progress() const {
    return std::visit([](const auto& search) { return search.progress(); }, search_);
}

void HintSearch::take_verdict_of_position() {
    const Answer& answer = result_of(search_);
    position_done_ = true;
    hint_.verdict = answer.verdict;
    hint_.solution = answer.jumps;
    hint_.proof = answer.proof;
    best_ = answer.pegs_left;
    // All jumps lose, so nothing else is left to do. If the position is lost only because of the
    // survivor or the marked pegs, there is no readable proof.
    const bool by_survivor = (problem_.survivor || !problem_.marks.empty()) && answer.proof &&
                             answer.proof->as<SearchCertificate>() != nullptr;
    if (answer.verdict == Verdict::kUnsolvable && !by_survivor)
        readable_proof_.emplace(*board_, problem_, *answer.proof);
    if (answer.verdict == Verdict::kSolvable && !answer.jumps.empty())
        hint_.jump = answer.jumps.front();
}

void HintSearch::take_verdict_of_jump() {
    const Answer& answer = result_of(search_);
    JudgedJump& judged = hint_.jumps[next_];
    judged.verdict = answer.verdict;
    judged.proof = answer.proof;
    // Some end can always be reached; the question is whether it is still the best one.
    if (is_best_end(problem_.finish) && answer.verdict == Verdict::kSolvable &&
        falls_short(problem_.finish, answer.pegs_left, best_))
        judged.verdict = Verdict::kUnsolvable;
    // If the best dead end is not known, nothing is known of any jump.
    if (problem_.finish.kind == Finish::Kind::kMost && hint_.verdict != Verdict::kSolvable)
        judged.verdict = Verdict::kUndecided;
    ++next_;
}

// Begins the next jump whose verdict does not follow from what is known; returns false if there is
// none.
bool HintSearch::begin_next_jump() {
    for (; next_ < hint_.jumps.size(); ++next_) {
        JudgedJump& judged = hint_.jumps[next_];
        if (judged.jump == hint_.jump) {
            judged.verdict = Verdict::kSolvable;
            continue;
        }
        const auto left = left_after(problem_, board_->jump(judged.jump));
        if (left && hint_.verdict != Verdict::kUnsolvable) {
            begin_search(*left);
            return true;
        }
        judged.verdict = Verdict::kUnsolvable;
    }
    return false;
}

}  // namespace peg
