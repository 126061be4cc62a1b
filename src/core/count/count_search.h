// SPDX-License-Identifier: MIT
#pragma once

// How many solutions a problem has and what the odds of play at random are, exactly, and how many
// of the positions that can be reached can be won. What is known first is asked for most:
//
//     solutions, odds    from both ends (solution_count_search.h), up to the symmetries of the
//                        finish, which are more than those of start and finish together; from a
//                        large level on, 64 positions at a time (class_count_search.h)
//     winning            the same up to the symmetries of both, where they are fewer
//     positions          forward play again, to count all that can be reached
//     play-outs          and once more, for the number of paths     (play_out_search.h)
//     jump sets          by levels of multisets                     (jump_set_levels.h)
//                        or by decision diagrams                    (jump_set_search.h)
//
// Beside a long count some random games are played, and after one that a limit cuts short, so that
// there is an estimate of what was not counted (prospects_estimator.h).
//
// The English central game: 1,679,072 positions win up to symmetry, 839,536 on one side, and there
// are 40,861,647,040,079,968 solutions: 0.4 s and 53 MiB. The positions take another 0.15 s, and
// the play-outs 4 s and 220 MiB. It has 12,752 jump sets: 5 s and 140 MiB.
//
// Jump sets are counted by levels wherever these can be made (JumpSetLevels::possible): so they are
// on all boards of the catalogue but the largest triangles and hexagons. Where multisets are few,
// levels have fewer nodes than diagrams have; where they are very many, both take too much. The
// diagrams count what has no levels: a board with very many jumps, a finish without goals.
//
// With the finish `any`, the solutions to all single pegs are counted; with `fewest`, the paths to
// all positions with the fewest pegs.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/board/problem.h"
#include "core/count/class_count_search.h"
#include "core/count/prospects_estimator.h"
#include "core/support/limits.h"
#include "core/support/uint128.h"

namespace peg {

struct Count {
    Verdict verdict = Verdict::kUndecided;
    // Sequences of jumps, kTooMany where 128 bits are too few; and the chance that jumps chosen at
    // random, each equally likely, reach the finish, right to 12 digits. Known with the verdict,
    // but where that comes of the winning positions and the count ended there.
    std::optional<Uint128> solutions;
    std::optional<double> odds;
    // The solutions, if those that a symmetry of the problem maps to one another count as one.
    std::optional<Uint128> up_to_symmetry;
    // Positions that can be reached and won, up to the symmetries that leave the start and the
    // finish as they are.
    std::optional<std::uint64_t> winning;
    // Positions that can be reached, up to the same symmetries: those found so far, all of them
    // when `complete`.
    std::uint64_t positions = 0;
    bool complete = false;
    // Complete games, as sequences of jumps to a position without jumps; and the solutions as
    // multisets of jumps, whatever their order. kTooMany where 128 bits are too few; nothing where
    // a limit was reached, jump sets also where it was clear that they would take very long
    // (kMaxWinningForJumpSets), or they took more than kMaxForJumpSets.
    std::optional<Uint128> play_outs;
    std::optional<Uint128> jump_sets;
    // What random games say of the play-outs and the odds, while the exact numbers are not both
    // there; from kFewestGames of them on. These games are not counted in `nodes`.
    std::optional<EstimatedProspects> estimate;
    std::uint64_t nodes = 0;
};

class CountSearch {
public:
    // Jump sets, in a count of everything: the winning positions, up to symmetry, with which they
    // are counted at all, a little more than the English central game has; and bytes. By diagrams
    // there must be fewer, one for each KiB. Where they are asked for, all that the limits allow.
    static constexpr std::uint64_t kMaxWinningForJumpSets = 2'000'000;
    static constexpr std::size_t kMaxForJumpSets = std::size_t{200} << 20;

    // Random games: those from which on there is an estimate, and those after which it is left.
    static constexpr std::uint64_t kFewestGames = 10 * ProspectsEstimator::kGames;
    static constexpr std::uint64_t kMostGames = 40 * ProspectsEstimator::kGames;

    // After what it ends: the number of winning positions alone; the first lines of the table
    // above; the solutions, the winning positions and the jump sets; or all lines.
    enum class Until : std::uint8_t { kWinning, kSolutions, kPositions, kSets, kAll };

    // With more paths to a position than `most_paths`, the solutions are not counted in a class set
    // (class_count_search.h): tests can have that on a small board.
    explicit CountSearch(const Board& board, Until until = Until::kAll,
                         std::uint64_t most_paths = ClassCountSearch::kMostPaths);
    ~CountSearch();
    CountSearch(CountSearch&&) noexcept;
    CountSearch& operator=(CountSearch&&) noexcept;

    void begin(const Problem& problem, const Limits& limits);
    // Goes on for up to `nodes` positions, and some milliseconds of random games; true when there
    // is no more to do, or a limit is reached: kMostGames are played then before it is true.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Count& result() const;

private:
    class Search;
    const Board* board_;
    Until until_;
    std::uint64_t most_paths_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
