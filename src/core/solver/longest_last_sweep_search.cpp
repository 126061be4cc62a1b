// SPDX-License-Identifier: MIT
#include "core/solver/longest_last_sweep_search.h"

#include <algorithm>
#include <cassert>

#include "core/board/game.h"

namespace peg {
namespace {

// Positions before a last move; the Triangle 55 has 983,040 at most. They take some 0.1 us each to
// list.
constexpr std::uint64_t kMostListed = 1 << 23;
constexpr std::uint64_t kNodesFirst = 20'000;  // nodes for each position, some 10 ms
constexpr std::uint64_t kNextTimes = 8;        // times as many

// One position of those that the problem's symmetries map to each other, the longest moves first.
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
    limits_ = limits;
    sweeps_.emplace(*board_, problem.finish.hole);
    candidates_.clear();
    undecided_.clear();
    next_ = 0;
    each_ = kNodesFirst;
    worth_more_ = false;
    before_ = 0;
    done_ = false;
    result_ = {};
    if (sweeps_->most_positions() <=
        std::min<std::uint64_t>(kMostListed, limits.bytes / sizeof(Position))) {
        candidates_ = distinct(*board_, problem, sweeps_->positions());
        // A jump takes a peg away, so a position with more than the start cannot come about.
        std::erase_if(candidates_, [&](Position before) {
            return peg_count(before) > peg_count(problem.start);
        });
        begin_candidate();
    } else {
        result_.at_most = static_cast<std::size_t>(std::max(peg_count(problem.start) - 1, 0));
        done_ = true;
    }
}

std::uint64_t LongestLastSweepSearch::nodes_left() const {
    return limits_.nodes - std::min(limits_.nodes, result_.nodes);
}

// Begins the next position, if need be in another round; or ends the search.
void LongestLastSweepSearch::begin_candidate() {
    if (next_ == candidates_.size()) begin_next_round();
    result_.at_most = !undecided_.empty() ? jumps_from(undecided_.front())
                      : done_             ? result_.jumps
                                          : jumps_from(candidates_[next_]);
    if (done_) return;
    before_ = result_.nodes;
    solver_.begin({problem_.start, Finish::exactly(candidates_[next_])},
                  {std::min(each_, nodes_left()), limits_.bytes});
}

void LongestLastSweepSearch::begin_next_round() {
    done_ = undecided_.empty() || !worth_more_;
    if (done_) return;
    candidates_ = std::move(undecided_);
    undecided_.clear();
    next_ = 0;
    each_ *= kNextTimes;
    worth_more_ = false;
}

bool LongestLastSweepSearch::step(std::uint64_t nodes) {
    const std::uint64_t end = result_.nodes + std::min(nodes, nodes_left());
    while (!done_ && result_.nodes < end) {
        const bool ended = solver_.step(end - result_.nodes);
        result_.nodes = before_ + solver_.progress().nodes;
        if (!ended) continue;
        take(solver_.result());
        begin_candidate();
    }
    return done_ || nodes_left() == 0;
}

void LongestLastSweepSearch::take(const Answer& answer) {
    const Position before = candidates_[next_++];
    if (answer.verdict == Verdict::kUndecided) {
        worth_more_ |= solver_.progress().nodes >= each_;
        undecided_.push_back(before);
    } else if (answer.verdict == Verdict::kSolvable) {
        result_.jumps = jumps_from(before);
        result_.solution = answer.jumps;
        const std::vector<JumpId> sweep = sweeps_->sweep(before);
        result_.solution.insert(result_.solution.end(), sweep.begin(), sweep.end());
        assert(replay(*board_, problem_, result_.solution).finished);
        // Only those with longer moves are of interest now.
        candidates_.resize(next_);
        std::erase_if(undecided_,
                      [&](Position other) { return jumps_from(other) <= result_.jumps; });
    }
}

}  // namespace peg
