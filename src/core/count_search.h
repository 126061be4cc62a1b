// SPDX-License-Identifier: MIT
#pragma once

// How many solutions a problem has, exactly, and how many of the positions that can be reached can
// be won. From both ends to the middle:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//     |    forward reach     |  |  |     backward reach          |
//                            p -> c      p wins if the complement of a child c was reached
//                                        backwards (position.h)
//
// From the p and c that meet, each half is narrowed to what wins (winning.h; or, 64 positions at a
// time, cross_narrowing.h) and the ways to each p and from each c are counted; the solutions are
// the sum of their products over all jumps p -> c. Where the finish is the complement of the start,
// as in the classic game, one half is both. Towards one finish a half leaves out what pagoda
// functions exclude (reach.h). The English central game: 1,679,072 classes win, 839,536 in the one
// half, and there are 40,861,647,040,079,968 solutions; 66 MiB. Then forward play begins again, to
// count all that can be reached.
//
// One peg anywhere: all solutions to each of them are counted. As few pegs as possible: the ways to
// reach any position with the fewest pegs.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/solver.h"
#include "core/wide.h"

namespace peg {

struct Count {
    Verdict verdict = Verdict::kUndecided;
    // Known as soon as the verdict is.
    std::optional<Wide> solutions;  // sequences of jumps; kTooMany where 128 bits are too few
    std::uint64_t winning = 0;      // positions that can be reached and won
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
    // As Solver::step. Whoever does not want the positions may stop when there are solutions.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Count& result() const;

private:
    class Search;
    const Board* board_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
