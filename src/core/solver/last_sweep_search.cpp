// SPDX-License-Identifier: MIT
#include "core/solver/last_sweep_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"
#include "core/search/goals.h"
#include "core/solver/check_answer.h"

namespace peg {

namespace {

constexpr std::uint64_t kMaxListed = 1 << 23;  // positions before a last move, of one finish
constexpr std::uint64_t kNodesAtFirst = 20'000;
constexpr std::uint64_t kNextRound = 8;  // times as many

}  // namespace

void LastSweepSearch::begin(const Problem& problem, const Limits& limits) {
    assert(jumps_ > 0);
    problem_ = problem;
    limits_ = limits;
    candidates_.clear();
    undecided_.clear();
    next_ = 0;
    each_ = kNodesAtFirst;
    before_ = looked_at_ = 0;
    worth_more_ = too_many_ = done_ = false;
    result_ = {};
    // A last move of n jumps begins with n + 1 pegs.
    if (static_cast<std::size_t>(peg_count(problem.start)) > jumps_)
        for (const Bits goal : goals_of(*board_, problem)) add_candidates(problem, lowest(goal));
    if (too_many_)
        done_ = true;
    else
        begin_candidate();
}

// The positions before a last move, one of those that the problem's symmetries map to each other.
void LastSweepSearch::add_candidates(const Problem& problem, Hole finish) {
    const LastSweeps sweeps(*board_, finish);
    if (sweeps.most_positions() >
        std::min<std::uint64_t>(kMaxListed, limits_.bytes / sizeof(Position))) {
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
    for (const Position position : positions)
        candidates_.push_back({position, sweeps.sweep(position), true});
}

std::uint64_t LastSweepSearch::nodes_left() const {
    return limits_.nodes - std::min(limits_.nodes, result_.nodes);
}

// Begins the next position, if need be in another round; or ends the search.
void LastSweepSearch::begin_candidate() {
    if (next_ == candidates_.size()) begin_next_round();
    if (done_) return;
    before_ = result_.nodes;
    solver_.begin({problem_.start, Finish::exactly(candidates_[next_].position)},
                  {std::min(each_, nodes_left()), limits_.bytes});
}

void LastSweepSearch::begin_next_round() {
    done_ = undecided_.empty() || !worth_more_;
    if (undecided_.empty()) {
        result_.verdict = Verdict::kUnsolvable;
        result_.proof = Certificate{SearchCertificate{looked_at_}};
    }
    candidates_ = std::exchange(undecided_, {});
    next_ = 0;
    each_ *= kNextRound;
    worth_more_ = false;
}

bool LastSweepSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = result_.nodes + std::min(nodes, nodes_left());
    while (!done_ && result_.nodes < end) {
        const bool ended = solver_.step(end - result_.nodes);
        result_.nodes = before_ + solver_.progress().nodes;
        if (!ended) continue;
        take(solver_.result());
        if (!done_) begin_candidate();
    }
    return done_ || nodes_left() == 0;
}

void LastSweepSearch::take(const Answer& answer) {
    const Candidate candidate = candidates_[next_++];
    if (answer.verdict == Verdict::kUndecided) {
        worth_more_ |= solver_.progress().nodes >= each_;
        undecided_.push_back(candidate);
        return;
    }
    ++looked_at_;
    if (answer.verdict != Verdict::kSolvable) return;
    const Hole mover = board_->jump(candidate.rest.front()).from;
    if (candidate.before_sweep && !answer.jumps.empty() &&
        board_->jump(answer.jumps.back()).to == mover)
        return add_jumps_before(candidate);
    Answer found = answer;
    found.jumps.insert(found.jumps.end(), candidate.rest.begin(), candidate.rest.end());
    found.pegs_left = 1;
    found.nodes = result_.nodes;
    assert(answer_holds(*board_, problem_, found));
    result_ = std::move(found);
    done_ = true;
}

// The positions from which one jump of another peg leads to where the last move begins.
void LastSweepSearch::add_jumps_before(const Candidate& candidate) {
    const Hole mover = board_->jump(candidate.rest.front()).from;
    if (peg_count(candidate.position) == peg_count(problem_.start)) return;
    for (const JumpId jump : legal_jumps(*board_, complement(*board_, candidate.position))) {
        if (board_->jump(jump).to == mover) continue;
        std::vector<JumpId> rest{jump};
        rest.insert(rest.end(), candidate.rest.begin(), candidate.rest.end());
        candidates_.push_back(
            {{candidate.position.pegs ^ board_->jump(jump).mask}, std::move(rest), false});
    }
}

}  // namespace peg
