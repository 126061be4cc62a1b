// SPDX-License-Identifier: MIT
#pragma once

// Counts exactly the solutions of a problem, how many of the reachable positions can be won, and
// the complete games, and computes the odds of random play; it chooses the method for each. The
// parts are counted in the order of demand:
//
//     solutions, odds    from both ends (solution_count_search.h), up to the symmetries of the
//                        finish, of which there are more than of start and finish together; from
//                        a large level on, 64 positions at a time (class_count_search.h)
//     winning            the same up to the symmetries of both, if these are fewer
//     positions          forward play again, to count all reachable positions
//     play-outs          and once more, for the number of paths     (play_out_search.h)
//     jump sets          by levels of multisets                     (jump_set_levels.h)
//                        or by decision diagrams                    (jump_set_search.h)
//
// During a long count, and after one that a limit cuts short, random games are played for an
// estimate of what was not counted (prospects_estimator.h).
//
// The English central game has 40,861,647,040,079,968 solutions; 1,679,072 positions win up to
// symmetry, 839,536 of them on one side; it has 12,752 jump sets. The play-outs and the jump sets
// take most of the time and memory.
//
// Jump sets are counted by levels wherever that is possible (JumpSetLevels::possible): on all
// boards of the catalogue except the largest triangles and hexagons. If multisets are few, levels
// have fewer nodes than diagrams; if they are very many, both take too much. Diagrams count what
// has no levels: a board with very many jumps, or a finish without goals.
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
    // The number of solutions as sequences of jumps, kTooMany if it needs more than 128 bits; and
    // the probability that jumps chosen uniformly at random reach the finish, correct to 12 digits.
    // Known together with the verdict, unless the verdict follows from the winning positions and
    // the count stopped there.
    std::optional<Uint128> solutions;
    std::optional<double> odds;
    // The number of solutions if solutions that a symmetry of the problem maps to each other count
    // once.
    std::optional<Uint128> up_to_symmetry;
    // The reachable positions that can be won, up to the symmetries that map both start and finish
    // to themselves.
    std::optional<std::uint64_t> winning;
    // The reachable positions up to the same symmetries: those found so far, or all of them if
    // `complete`.
    std::uint64_t positions = 0;
    bool complete = false;
    // Play-outs: complete games, as sequences of jumps to a position without jumps. Jump sets: the
    // solutions as multisets of jumps, regardless of order. kTooMany if 128 bits are not enough.
    // Empty if a limit was reached; jump sets are also empty if they would clearly take too long
    // (kMaxWinningForJumpSets) or took more than kMaxForJumpSets bytes.
    std::optional<Uint128> play_outs;
    std::optional<Uint128> jump_sets;
    // An estimate of play-outs and odds from random games, as long as they are not both known
    // exactly; empty below kMinGames games. These games are not included in `nodes`.
    std::optional<EstimatedProspects> estimate;
    std::uint64_t nodes = 0;
};

class CountSearch {
public:
    // Limits for jump sets when everything is counted (Until::kAll): the maximum number of winning
    // positions up to symmetry, a little more than the English central game has, and the maximum
    // bytes. By diagrams, at most one winning position per KiB of that memory. With Until::kSets
    // only the caller's limits apply.
    static constexpr std::uint64_t kMaxWinningForJumpSets = 2'000'000;
    static constexpr std::size_t kMaxForJumpSets = std::size_t{200} << 20;

    // Random games: the number from which on there is an estimate, and the maximum number.
    static constexpr std::uint64_t kMinGames = 10 * ProspectsEstimator::kGames;
    static constexpr std::uint64_t kMaxSampledGames = 40 * ProspectsEstimator::kGames;

    // What is counted before the search ends. kWinning: only the number of winning positions.
    // kSolutions, kPositions: the table above down to that line. kSets: solutions, winning
    // positions and jump sets. kAll: every line.
    enum class Until : std::uint8_t { kWinning, kSolutions, kPositions, kSets, kAll };

    // If a position has more than `max_paths` paths, solutions are not counted in a class set
    // (class_count_search.h); tests lower it to reach that case on a small board.
    explicit CountSearch(const Board& board, Until until = Until::kAll,
                         std::uint64_t max_paths = ClassCountSearch::kMaxPaths);
    ~CountSearch();
    CountSearch(CountSearch&&) noexcept;
    CountSearch& operator=(CountSearch&&) noexcept;

    void begin(const Problem& problem, const Limits& limits);
    // Searches up to `nodes` positions, plus the random games that are due. Returns true when there
    // is no more to do, or when a limit is reached and kMaxSampledGames games have been played.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Count& result() const;

private:
    class Search;
    const Board* board_;
    Until until_;
    std::uint64_t max_paths_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
