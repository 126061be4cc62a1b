// SPDX-License-Identifier: MIT
#include "core/count/jump_sets/jump_set_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <vector>

#include "core/count/jump_sets/jump_set_levels.h"
#include "core/count/solution_count_search.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// The sorted multisets of jumps from a position to one of the ends.
using Multisets = std::set<std::vector<oracle::Jump>>;
const Multisets& multisets(const oracle::Board& board, const oracle::Pegs& pegs,
                           const std::set<oracle::Pegs>& ends,
                           std::map<oracle::Pegs, Multisets>& known) {
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    Multisets all;
    if (ends.contains(pegs)) all.insert(std::vector<oracle::Jump>{});
    for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs))
        for (std::vector<oracle::Jump> jumps :
             multisets(board, oracle::after(pegs, jump), ends, known)) {
            jumps.insert(std::ranges::upper_bound(jumps, jump), jump);
            all.insert(jumps);
        }
    return known[pegs] = all;
}

// By levels of multisets; large levels are split at a jump that is used more often than this.
std::optional<Uint128> by_levels(const Board& board, const Problem& problem, int pegs_left,
                                 std::uint64_t step, unsigned max_taken,
                                 std::size_t max_bytes = kNoLimit) {
    const DenseCanonicalizer canonicalizer = problem_symmetries(board, problem);
    JumpSetLevels levels(canonicalizer, problem, pegs_left, max_taken);
    while (!levels.result() && !levels.full()) {
        const std::uint64_t done = levels.run(step, max_bytes);
        CHECK(done <= step);
    }
    return levels.result();
}

TEST_CASE("solutions whatever their order are those of the oracle", "[count]") {
    oracle::Random random(617);
    std::size_t most = 0;
    bool twice = false;
    for (const auto& [i, drawn, board] : random_boards(random, 150, 8, 15)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 4 + i % 6);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const int fewest = oracle::fewest_pegs(outcomes);
        const bool any = i % 3 == 0 && fewest == 1;
        const Finish finish = any ? Finish::any() : Finish::fewest();
        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& position : outcomes)
            if (oracle::count(position) == fewest) ends.insert(position);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        std::map<oracle::Pegs, Multisets> known;
        const Multisets& expected = multisets(drawn, start, ends, known);

        JumpSetSearch search(board, {position_of(board, start), finish}, fewest);
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 40));
        while (!search.result()) search.run(step, kNoLimit);
        REQUIRE(*search.result() == expected.size());
        const Problem problem{position_of(board, start), finish};
        REQUIRE(by_levels(board, problem, fewest, step, 3) == expected.size());
        REQUIRE(by_levels(board, problem, fewest, step, 1) == expected.size());
        if (ends.size() == 1) {
            const Problem exact{problem.start, Finish::exactly(position_of(board, *ends.begin()))};
            REQUIRE(by_levels(board, exact, fewest, step, 3) == expected.size());
        }
        most = std::max(most, expected.size());
        for (const auto& jumps : expected)
            twice = twice || std::ranges::adjacent_find(jumps) != jumps.end();
    }
    CHECK(most > 20);
    CHECK(twice);
}

TEST_CASE("a search for jump sets stops at its limit", "[count]") {
    const Board board = board_of(oracle::read_board(true, "x/xx/xxx/xxxx/xxxxx"));
    const Position start{board.holes() & ~bit(hole_of(board, 0))};
    JumpSetSearch search(board, {start, Finish::any()}, 1);
    while (!search.full()) search.run(10, 50'000);
    CHECK_FALSE(search.result());
}

TEST_CASE("both ways to count jump sets agree on symmetric boards", "[count]") {
    struct CountedProblem {
        bool triangular;
        const char* rows;
        int vacancy;
        Finish finish;
    };
    for (const auto& [triangular, rows, vacancy, finish] :
         {CountedProblem{true, "x/xx/xxx/xxxx/xxxxx", 0, Finish::any()},
          CountedProblem{true, "x/xx/xxx/xxxx/xxxxx", 3, Finish::any()},
          CountedProblem{true, "x/xx/xxx/xxxx/xxxxx", 4, Finish::any()},
          CountedProblem{false, "xxxx/xxxx/xxxx/xxxx", 5, Finish::fewest()},
          CountedProblem{false, ".xx./xxxx/xxxx/.xx.", 2, Finish::fewest()}}) {
        const Board board = board_of(oracle::read_board(triangular, rows));
        const Problem problem{{board.holes() & ~bit(hole_of(board, vacancy))}, finish};
        CAPTURE(rows, vacancy);
        const Answer answer = solve(board, problem);
        REQUIRE(answer.verdict == Verdict::kSolvable);
        const int fewest = answer.pegs_left;
        JumpSetSearch search(board, problem, fewest);
        while (!search.result()) search.run(1000, kNoLimit);
        REQUIRE(*search.result() > 0);
        CHECK(by_levels(board, problem, fewest, 1000, 3) == search.result());
        CHECK(by_levels(board, problem, fewest, 7, 2) == search.result());
    }
}

TEST_CASE("levels of jump sets stop at their limit", "[count]") {
    const Board board = board_of(oracle::read_board(true, "x/xx/xxx/xxxx/xxxxx"));
    const Problem problem{{board.holes() & ~bit(hole_of(board, 0))}, Finish::any()};
    CHECK(by_levels(board, problem, 1, 100, 3) == 64);
    CHECK_FALSE(by_levels(board, problem, 1, 100, 3, 20'000));
}

TEST_CASE("the English central game has 12,752 jump sets", "[count][slow]") {
    const Board board =
        board_of(oracle::read_board(false, "..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx"));
    const Hole centre = hole_of(board, 16);
    const Problem problem{{board.holes() & ~bit(centre)}, Finish::at(centre)};
    CHECK(by_levels(board, problem, 1, 100'000, 3, std::size_t{256} << 20) == 12'752);
}

}  // namespace
}  // namespace peg
