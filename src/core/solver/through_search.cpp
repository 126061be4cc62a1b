// SPDX-License-Identifier: MIT
#include "core/solver/through_search.h"

#include <algorithm>
#include <utility>

namespace peg {

void ThroughSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    result_ = {};
    jumps_.clear();
    open_ = done_ = false;
    begin_half(Half::kFirst);
}

void ThroughSearch::begin_half(Half half) {
    half_ = half;
    nodes_before_ = result_.answer.nodes;
    Limits limits = limits_;
    limits.nodes -= std::min(limits.nodes, nodes_before_);
    if (half == Half::kFirst)
        solver_.begin({problem_.start, Finish::exactly(through_)}, limits);
    else
        solver_.begin({through_, problem_.finish}, limits);
}

bool ThroughSearch::step(std::uint64_t nodes) {
    if (done_) return true;
    const bool decided = solver_.step(nodes);
    result_.answer.nodes = nodes_before_ + solver_.progress().nodes;
    if (decided) take_half();
    return done_;
}

// A lost half decides the whole problem; after an undecided half the other one is still tried.
void ThroughSearch::take_half() {
    const Answer& half = solver_.result();
    Answer& answer = result_.answer;
    done_ = half_ == Half::kSecond || half.verdict == Verdict::kUnsolvable;
    if (half.verdict == Verdict::kUnsolvable) {
        answer.verdict = half.verdict;
        answer.proof = half.proof;
        result_.lost = half_;
    } else if (half_ == Half::kFirst) {
        open_ = half.verdict == Verdict::kUndecided;
        jumps_ = half.jumps;
        begin_half(Half::kSecond);
    } else if (half.verdict == Verdict::kSolvable && !open_) {
        answer.verdict = half.verdict;
        answer.proof = half.proof;
        answer.jumps = std::move(jumps_);
        answer.jumps.insert(answer.jumps.end(), half.jumps.begin(), half.jumps.end());
        answer.pegs_left = half.pegs_left;
    }
}

}  // namespace peg
