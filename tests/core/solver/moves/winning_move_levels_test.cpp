// SPDX-License-Identifier: MIT
#include "core/solver/moves/winning_move_levels.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/search/goals.h"
#include "core/solver/moves/fewest_moves_search.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {
namespace {

constexpr std::size_t kManyBytes = std::size_t{1} << 30;

FewestMoves fewest_moves(const Board& board, const Problem& problem) {
    FewestMovesSearch search(board);
    search.begin(problem, {});
    while (!search.step(100'000)) {
    }
    return search.result();
}

// The positions on shortest solutions, level by level, sorted.
std::vector<std::vector<Bits>> winning_levels(const Board& board, const Problem& problem,
                                              const FewestMoves& fewest, std::uint64_t spent) {
    const DenseCanonicalizer canonicalizer(
        board, std::array{problem.start.pegs, kept_holes(problem.finish).value_or(board.holes())});
    WinningMoveLevels levels(canonicalizer, problem.start, goals_of(board, problem),
                             fewest.answer.pegs_left, fewest.lower_bound, spent, kManyBytes);
    while (!levels.done()) {
        levels.run(1000, kManyBytes);
        REQUIRE_FALSE(levels.full());
    }
    std::vector<std::vector<Bits>> all;
    for (std::size_t n = 0; n <= levels.moves(); ++n) {
        std::vector<Bits>& level = all.emplace_back();
        for (const DensePosition position : levels.level(n))
            level.push_back(canonicalizer.pegs(position));
        std::ranges::sort(level);
    }
    return all;
}

// With nodes to spare, patterns are made at once; without, never.
void compare_with_and_without_patterns(const Board& board, const Problem& problem) {
    const FewestMoves fewest = fewest_moves(board, problem);
    REQUIRE(fewest.answer.verdict == Verdict::kSolvable);
    REQUIRE(fewest.proved);
    const auto without = winning_levels(board, problem, fewest, 0);
    const auto with = winning_levels(board, problem, fewest, std::uint64_t{1} << 40);
    REQUIRE(without == with);
    for (const std::vector<Bits>& level : with) REQUIRE_FALSE(level.empty());
}

TEST_CASE("pattern databases lose no position on a shortest solution", "[shortest]") {
    oracle::Random random(20);
    for (const auto& [i, drawn, board] : random_boards(random, 60, 10, 24)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 4 + i % 8);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        const Position pegs = position_of(board, start);
        compare_with_and_without_patterns(board,
                                          {pegs, i % 2 == 0 ? Finish::any() : Finish::fewest()});
    }
    const auto [english, classic] = named("english");
    compare_with_and_without_patterns(english, classic);
}

}  // namespace
}  // namespace peg
