// SPDX-License-Identifier: MIT
#include "core/solver/moves/shortest_solutions_search.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/search/goals.h"

namespace peg {

ShortestSolutionsSearch::ShortestSolutionsSearch(const Board& board, std::size_t max_solutions)
    : board_(&board), max_solutions_(max_solutions) {}
ShortestSolutionsSearch::~ShortestSolutionsSearch() = default;

void ShortestSolutionsSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    sets_.reset();
    winning_.reset();
    done_ = false;
    result_ = {};
    fewest_ = std::make_unique<FewestMovesSearch>(*board_);
    fewest_->begin(problem, limits);
}

bool ShortestSolutionsSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    const std::uint64_t end = result_.nodes + std::min(nodes, limits_.nodes - result_.nodes);
    while (!done_ && result_.nodes < end) {
        if (fewest_) {
            const std::uint64_t before = fewest_->progress().nodes;
            const bool ended = fewest_->step(end - result_.nodes);
            result_.nodes += fewest_->progress().nodes - before;
            take_fewest();
            done_ = ended && fewest_ != nullptr;
        } else if (sets_) {
            const std::size_t others = winning_->bytes();
            result_.nodes +=
                sets_->run(end - result_.nodes, limits_.bytes - std::min(limits_.bytes, others));
            if (sets_->done()) take_sets();
            done_ = sets_->done() || sets_->full();
        } else {
            result_.nodes += winning_->run(end - result_.nodes, limits_.bytes);
            done_ = winning_->full();
            if (winning_->done())
                sets_ = std::make_unique<MoveSetLevels>(*canonicalizer_, problem_.start, *winning_);
        }
    }
    return done_ || result_.nodes >= limits_.nodes;
}

// Takes what is known of the minimum number of moves; if it is proved, goes on to the levels.
void ShortestSolutionsSearch::take_fewest() {
    const FewestMoves& known = fewest_->result();
    result_.verdict = known.answer.verdict;
    if (known.answer.verdict == Verdict::kUnsolvable) result_.count = 0;
    if (known.answer.verdict != Verdict::kSolvable) return;
    result_.moves = moves_of(*board_, known.answer.jumps).size();
    result_.at_least = known.lower_bound;
    result_.found = {known.answer.jumps};
    if (!known.proved) return;
    const std::vector<Bits> goals = goals_of(*board_, problem_);
    const Bits invariant = kept_holes(problem_.finish).value_or(board_->holes());
    canonicalizer_.emplace(*board_, std::array{problem_.start.pegs, invariant});
    const int pegs_left = known.answer.pegs_left;
    fewest_.reset();  // first, as its tables are large
    winning_ =
        std::make_unique<WinningMoveLevels>(*canonicalizer_, problem_.start, goals, pegs_left,
                                            result_.moves, result_.nodes, limits_.bytes);
}

void ShortestSolutionsSearch::take_sets() {
    const std::size_t size = sets_->size();
    result_.count = size;
    result_.found.clear();
    for (std::size_t n = 0; n < size && (max_solutions_ == 0 || n < max_solutions_); ++n)
        result_.found.push_back(sets_->solution(n));
}

Progress ShortestSolutionsSearch::progress() const {
    if (fewest_) return {result_.nodes, fewest_->progress().stored};
    if (sets_) return {result_.nodes, sets_->stored()};
    return {result_.nodes, winning_ ? winning_->stored() : 0};
}

}  // namespace peg
