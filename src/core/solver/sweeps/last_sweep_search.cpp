// SPDX-License-Identifier: MIT
#include "core/solver/sweeps/last_sweep_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"
#include "core/search/goals.h"
#include "core/solver/check_answer.h"

namespace peg {

void LastSweepSearch::begin(const Problem& problem, const Limits& limits) {
    assert(jumps_ > 0);
    problem_ = problem;
    limits_ = limits;
    looked_at_ = 0;
    too_many_ = false;
    result_ = {};
    rounds_.begin(problem.start, limits);
    // Before a last move of n jumps there are n + 1 pegs.
    if (static_cast<std::size_t>(peg_count(problem.start)) > jumps_)
        for (const Bits goal : goals_of(*board_, problem)) add_candidates(problem, lowest(goal));
}

// Adds the positions before a last move, one of each class under the problem's symmetries.
void LastSweepSearch::add_candidates(const Problem& problem, Hole finish) {
    const LastSweeps sweeps(*board_, finish);
    if (!sweeps.can_be_listed(limits_)) {
        too_many_ = true;
        return;
    }
    std::vector<Permutation> symmetries;
    for (const Permutation& symmetry : board_->symmetries())
        if (keeps(symmetry, problem) && symmetry[finish] == finish) symmetries.push_back(symmetry);
    std::vector<Position> positions = sweeps.positions();
    std::erase_if(positions, [&](Position position) {
        return static_cast<std::size_t>(peg_count(position)) != jumps_ + 1 ||
               std::ranges::any_of(symmetries, [&](const Permutation& symmetry) {
                   return permute(symmetry, position.pegs) < position.pegs;
               });
    });
    std::ranges::sort(positions, {}, &Position::pegs);
    for (const Position position : positions) rounds_.add({position, sweeps.sweep(position), true});
}

bool LastSweepSearch::step(std::uint64_t nodes) {
    if (too_many_) return true;
    const bool ended =
        rounds_.step(nodes, [this](const Candidate& candidate, const Answer& answer) {
            ++looked_at_;
            if (answer.verdict == Verdict::kSolvable) take(candidate, answer);
        });
    result_.nodes = rounds_.nodes();
    if (rounds_.done() && rounds_.first_open() == nullptr &&
        result_.verdict == Verdict::kUndecided) {
        result_.verdict = Verdict::kUnsolvable;
        result_.proof = Certificate{SearchCertificate{looked_at_}};
    }
    return ended;
}

void LastSweepSearch::take(const Candidate& candidate, const Answer& answer) {
    const Hole mover = board_->jump(candidate.rest.front()).from;
    if (candidate.before_sweep && !answer.jumps.empty() &&
        board_->jump(answer.jumps.back()).to == mover)
        return add_jumps_before(candidate);
    Answer found = answer;
    found.jumps.insert(found.jumps.end(), candidate.rest.begin(), candidate.rest.end());
    found.pegs_left = 1;
    assert(answer_holds(*board_, problem_, found));
    result_ = std::move(found);
    rounds_.stop();
}

// Adds the positions from which one jump of another peg leads to the beginning of the last move.
void LastSweepSearch::add_jumps_before(const Candidate& candidate) {
    const Hole mover = board_->jump(candidate.rest.front()).from;
    if (peg_count(candidate.position) == peg_count(problem_.start)) return;
    for (const JumpId jump : legal_jumps(*board_, complement(*board_, candidate.position))) {
        if (board_->jump(jump).to == mover) continue;
        std::vector<JumpId> rest{jump};
        rest.insert(rest.end(), candidate.rest.begin(), candidate.rest.end());
        rounds_.add({{candidate.position.pegs ^ board_->jump(jump).mask}, std::move(rest), false});
    }
}

}  // namespace peg
