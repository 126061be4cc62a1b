// SPDX-License-Identifier: MIT
#pragma once

// Lists all solutions in the minimum number of moves, as multisets of moves: regardless of order,
// and up to the symmetries of the problem. In three steps: find and prove the minimum
// (fewest_moves_search.h), find the positions on such solutions (winning_move_levels.h), and form
// the multisets (move_set_levels.h).

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/solver/moves/fewest_moves_search.h"
#include "core/solver/moves/move_set_levels.h"

namespace peg {

struct ShortestSolutions {
    Verdict verdict = Verdict::kUndecided;  // whether there is a solution
    std::size_t moves = 0;                  // of the shortest solution known
    std::size_t at_least = 0;               // lower bound for any solution
    std::optional<std::uint64_t> count;  // number of solutions with the minimum of moves; known at
                                         // the end
    // The jumps of the first of them; if they are not counted, of the shortest solution known.
    std::vector<std::vector<JumpId>> found;
    std::uint64_t nodes = 0;
};

class ShortestSolutionsSearch {
public:
    // Lists the first `max_solutions` solutions, or all if `max_solutions` is 0. The board outlives
    // this object.
    ShortestSolutionsSearch(const Board& board, std::size_t max_solutions);
    ~ShortestSolutionsSearch();
    ShortestSolutionsSearch(const ShortestSolutionsSearch&) = delete;
    ShortestSolutionsSearch& operator=(const ShortestSolutionsSearch&) = delete;

    // See Solver::begin.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const ShortestSolutions& result() const { return result_; }

private:
    void take_fewest();
    void take_sets();

    const Board* board_;
    std::size_t max_solutions_;
    Problem problem_;
    Limits limits_;
    std::unique_ptr<FewestMovesSearch> fewest_;
    std::optional<DenseCanonicalizer> canonicalizer_;
    std::unique_ptr<WinningMoveLevels> winning_;
    std::unique_ptr<MoveSetLevels> sets_;
    bool done_ = false;
    ShortestSolutions result_;
};

}  // namespace peg
