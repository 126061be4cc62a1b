// SPDX-License-Identifier: MIT
#pragma once

// A solution in the fewest moves. First the solver: whether there is any solution. Then for as many
// moves as the Merson regions need (merson.h), for one more, and so on, from both ends by moves
// (move_levels.h), each time the end with fewer positions to go on from, until the two meet, or as
// many moves are left as the solution has that is known. What a limit ends has that solution and a
// lower bound.
//
// By moves positions spread more slowly than by jumps: of the 23,475,688 classes of the English
// central game 217,000 are within nine moves of the start. Its fewest moves, eighteen (E. Bergholt
// 1912, proved by J. Beasley 1964), need 4,577,000 positions remembered from both ends; regions
// leave 4,434,000 of them, pagoda functions 1,449,000. On the square board of 36, from c3, the
// regions leave 2,266,000 of 30,432,000.

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
