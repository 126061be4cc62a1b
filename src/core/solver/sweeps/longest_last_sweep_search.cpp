// SPDX-License-Identifier: MIT
#include "core/solver/sweeps/longest_last_sweep_search.h"

#include <algorithm>
#include <cassert>

#include "core/board/game.h"

namespace peg {
namespace {

// One position of each class under the problem's symmetries, the longest moves first.
std::vector<Position> distinct(const Board& board, const Problem& problem,
                               std::vector<Position> positions) {
    std::vector<Permutation> symmetries;
    for (const Permutation& symmetry : board.symmetries())
        if (keeps(symmetry, problem)) symmetries.push_back(symmetry);
    std::erase_if(positions, [&](Position position) {
        return std::ranges::any_of(symmetries, [&](const Permutation& symmetry) {
            return permute(symmetry, position.pegs) < position.pegs;
        });
    });
    std::ranges::sort(positions, [](Position a, Position b) {
        return peg_count(a) != peg_count(b) ? peg_count(a) > peg_count(b) : a.pegs < b.pegs;
    });
    return positions;
}

std::size_t jumps_from(Position before) { return static_cast<std::size_t>(peg_count(before)) - 1; }

}  // namespace

void LongestLastSweepSearch::begin(const Problem& problem, const Limits& limits) {
    assert(problem.finish.kind == Finish::Kind::kHole);
    problem_ = problem;
    sweeps_.emplace(*board_, problem.finish.hole);
    result_ = {};
    rounds_.begin(problem.start, limits);
    too_many_ = !sweeps_->can_be_listed(limits);
    if (too_many_) {
        result_.at_most = static_cast<std::size_t>(std::max(peg_count(problem.start) - 1, 0));
        return;
    }
    // Each jump removes a peg, so a position with more pegs than the start cannot be reached.
    for (const Position before : distinct(*board_, problem, sweeps_->positions()))
        if (peg_count(before) <= peg_count(problem.start)) rounds_.add({before});
    if (const Candidate* longest = rounds_.first_open())
        result_.at_most = jumps_from(longest->position);
}

bool LongestLastSweepSearch::step(std::uint64_t nodes) {
    if (too_many_) return true;
    const bool ended =
        rounds_.step(nodes, [this](const Candidate& candidate, const Answer& answer) {
            if (answer.verdict == Verdict::kSolvable) take(candidate.position, answer);
        });
    result_.nodes = rounds_.nodes();
    const Candidate* open = rounds_.first_open();
    result_.at_most = open != nullptr ? jumps_from(open->position) : result_.jumps;
    return ended;
}

void LongestLastSweepSearch::take(Position before, const Answer& answer) {
    result_.jumps = jumps_from(before);
    result_.solution = answer.jumps;
    const std::vector<JumpId> sweep = sweeps_->sweep(before);
    result_.solution.insert(result_.solution.end(), sweep.begin(), sweep.end());
    assert(replay(*board_, problem_, result_.solution).finished);
    rounds_.forget(
        [this](const Candidate& other) { return jumps_from(other.position) <= result_.jumps; });
}

}  // namespace peg
