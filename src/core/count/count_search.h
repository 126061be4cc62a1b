// SPDX-License-Identifier: MIT
#pragma once

// How many solutions a problem has, exactly, and how many of the positions that can be reached can
// be won. A bidirectional search by levels:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//     |    forward levels    |  |  |     backward levels         |
//                            p -> c      p wins if the backward levels hold the complement of a
//                                        child c (position.h)
//
//     grow     both sides, a level at a time, the smaller one first    jump_or_cross_levels.h
//     meet     find the p and c between the deepest levels             meeting.h
//     count    keep what wins on both sides, count the paths to each p and from each c, and add up
//              their products over all jumps p -> c                    solution_counter.h
//     rest     forward play again, to count all that can be reached
//
// Where the finish is the complement of the start, as in the classic game, one side serves as both.
// Towards one finish the levels leave out what pagoda functions exclude (jump_levels.h). The
// English central game: 1,679,072 positions win up to symmetry, 839,536 on one side, and there are
// 40,861,647,040,079,968 solutions; some 3 s and 66 MiB, and 2 s for the rest.
//
// With the finish `any`, the solutions to all single pegs are counted; with `fewest`, the paths to
// all positions with the fewest pegs.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/board/problem.h"
#include "core/support/limits.h"
#include "core/support/uint128.h"

namespace peg {

struct Count {
    Verdict verdict = Verdict::kUndecided;
    // Sequences of jumps, kTooMany where 128 bits are too few. Known as soon as the verdict is.
    std::optional<Uint128> solutions;
    std::uint64_t winning = 0;  // positions that can be reached and won
    // Positions that can be reached, up to the symmetries that leave the start and the finish as
    // they are: those found so far, all of them when `complete`.
    std::uint64_t positions = 0;
    bool complete = false;
    std::uint64_t nodes = 0;
};

class CountSearch {
public:
    explicit CountSearch(const Board& board);
    ~CountSearch();
    CountSearch(CountSearch&&) noexcept;
    CountSearch& operator=(CountSearch&&) noexcept;

    void begin(const Problem& problem, const Limits& limits);
    // Goes on for up to `nodes` positions; true when there is no more to do, or a limit is reached.
    // A caller that does not need `positions` may stop as soon as there are solutions.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Count& result() const;

private:
    class Search;
    const Board* board_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
