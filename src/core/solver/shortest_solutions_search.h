// SPDX-License-Identifier: MIT
#pragma once

// All solutions in the fewest moves, as multisets of moves: whatever their order, and up to the
// symmetries of the problem. First the fewest moves are found and proved (fewest_moves_search.h),
// then the positions on the way of such solutions (winning_move_levels.h), then the multisets
// (move_set_levels.h).

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/solver/fewest_moves_search.h"
#include "core/solver/move_set_levels.h"

namespace peg {

struct ShortestSolutions {
    Verdict verdict = Verdict::kUndecided;  // whether there is a solution
    std::size_t moves = 0;                  // of the shortest solution known
    std::size_t at_least = 0;               // that any solution has
    std::optional<std::uint64_t> count;     // of those in the fewest moves; known at the end
    // The jumps of the first of them, or of the one that is known where they are not counted.
    std::vector<std::vector<JumpId>> found;
    std::uint64_t nodes = 0;
};

class ShortestSolutionsSearch {
public:
    // Lists the first `most`, or all where that is 0. The board must outlive this object.
    ShortestSolutionsSearch(const Board& board, std::size_t most);
    ~ShortestSolutionsSearch();
    ShortestSolutionsSearch(const ShortestSolutionsSearch&) = delete;
    ShortestSolutionsSearch& operator=(const ShortestSolutionsSearch&) = delete;

    // As Solver::begin.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const ShortestSolutions& result() const { return result_; }

private:
    void take_fewest();
    void take_sets();

    const Board* board_;
    std::size_t most_;
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
