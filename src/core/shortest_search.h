// SPDX-License-Identifier: MIT
#pragma once

// A solution in the fewest moves. First the solver: whether there is any solution. Then from both
// ends by moves (move_levels.h), each time the end with fewer positions to go on from, until the
// two meet, or the fewest moves that are still possible are as many as the solution has. When a
// limit ends the search, that lower bound and the best solution known stay.
//
// The English central game: eighteen moves (E. Bergholt 1912), proved (J. Beasley 1964) in 0.5 s.

#include <cstdint>
#include <memory>

#include "core/solver.h"

namespace peg {

struct Shortest {
    Answer answer;                // as the solver's; its jumps are the best known
    bool proved = false;          // no solution has fewer moves
    std::size_t lower_bound = 0;  // of the moves of any solution; 0 where there is none
};

class ShortestSearch {
public:
    explicit ShortestSearch(const Board& board);
    ~ShortestSearch();
    ShortestSearch(ShortestSearch&&) noexcept;
    ShortestSearch& operator=(ShortestSearch&&) noexcept;

    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. What is known so far can be read from result() between steps.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Shortest& result() const;

private:
    class Search;
    const Board* board_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
