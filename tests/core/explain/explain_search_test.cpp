// SPDX-License-Identifier: MIT
#include "core/explain/explain_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/oracle.h"
#include "support/oracle_removals.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

PackagedSolution explain(const Board& board, const Problem& problem, const Limits& limits = {},
                         std::uint64_t step = 1'000'000) {
    ExplainSearch search(board);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// What is wrong with an explanation; empty if nothing is.
std::string fault(const Board& board, const Problem& problem, const PackagedSolution& explanation) {
    if (explanation.verdict != Verdict::kSolvable && !explanation.packages.empty())
        return "packages, but not solvable";
    std::vector<JumpId> jumps;
    Position at = problem.start;
    for (const Package& package : explanation.packages) {
        const Position before = at;
        for (const JumpId jump : package.jumps) {
            if (!is_legal(at, board.jump(jump))) return "an illegal jump";
            at = play(at, board.jump(jump));
            jumps.push_back(jump);
        }
        if (package.catalyst) {
            if (at.pegs != (before.pegs & ~package.removes)) return "not a removal";
            if ((package.removes & ~before.pegs) != 0) return "removes what is not there";
            if (package.jumps.size() < 3) return "a short removal";
        } else if (package.jumps.size() != 1 ||
                   package.removes != bit(board.jump(package.jumps[0]).over)) {
            return "not a single jump";
        }
    }
    if (explanation.verdict == Verdict::kSolvable && !replay(board, problem, jumps).finished)
        return "not a solution";
    return {};
}

// The sum, over the positions before, between and after the packages, of the symmetries that fix
// the position and the problem, without the identity.
int symmetry_of(const Board& board, const Problem& problem, const PackagedSolution& explanation) {
    Position at = problem.start;
    const auto kept = [&] {
        return static_cast<int>(std::ranges::count_if(board.symmetries(),
                                                      [&](const Permutation& symmetry) {
                                                          return keeps(symmetry, problem) &&
                                                                 permute(symmetry, at.pegs) ==
                                                                     at.pegs;
                                                      })) -
               1;
    };
    int sum = kept();
    for (const Package& package : explanation.packages) {
        for (const JumpId jump : package.jumps) at = play(at, board.jump(jump));
        sum += kept();
    }
    return sum;
}

TEST_CASE("the fewest steps are those that trying everything finds", "[explain]") {
    const auto [triangular, rows] = GENERATE(table<bool, std::string_view>({
        {false, "xxxx/xxxx/xxxx"},
        {false, "xxxxxx/.x..x./.xxxx"},
        {true, "x/xx/xxx/xxxx"},
        {true, ".xx/xxxx/xxxx"},
    }));
    const oracle::Board drawn = oracle::read_board(triangular, rows);
    const Board board = board_of(drawn);
    const auto removals = oracle::removals(drawn);
    const int holes = board.hole_count();
    std::set<oracle::Pegs> singles;
    for (int hole = 0; hole < holes; ++hole) singles.insert(oracle::single(drawn, hole));
    oracle::Random random(11);
    for (int i = 0; i < 40; ++i) {
        const oracle::Pegs start = i < holes
                                       ? oracle::complement(oracle::single(drawn, i))
                                       : oracle::random_winnable_pegs(random, drawn, holes - 2);
        CAPTURE(triangular, rows, start);
        const Position position = position_of(board, start);
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 5000));
        for (const bool any : {true, false}) {
            const int hole = oracle::below(random, holes);
            const Problem problem{position, any ? Finish::any() : Finish::at(hole_of(board, hole))};
            const auto ends = any ? singles : std::set{oracle::single(drawn, hole)};
            const auto fewest = oracle::fewest_steps(drawn, removals, start, ends);
            const PackagedSolution explanation = explain(board, problem, kSmall, step);
            CHECK(fault(board, problem, explanation).empty());
            REQUIRE((explanation.verdict == Verdict::kSolvable) == fewest.has_value());
            if (!fewest) continue;
            CHECK(static_cast<int>(explanation.packages.size()) == fewest->steps);
            CHECK(explanation.fewest);
            CHECK(symmetry_of(board, problem, explanation) == fewest->symmetry);
        }
        const Problem problem{position, Finish::fewest()};
        const PackagedSolution explanation = explain(board, problem, kSmall, step);
        CHECK(fault(board, problem, explanation).empty());
        const auto outcomes = oracle::outcomes(drawn, start);
        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& end : outcomes)
            if (oracle::count(end) == oracle::fewest_pegs(outcomes)) ends.insert(end);
        const auto fewest = oracle::fewest_steps(drawn, removals, start, ends);
        CHECK(static_cast<int>(explanation.packages.size()) == fewest.value().steps);
        CHECK(symmetry_of(board, problem, explanation) == fewest->symmetry);
        CHECK(explanation.fewest);
    }
}

TEST_CASE("the English central game is explained in nine steps", "[explain]") {
    const auto [board, classic] = named("english");
    const PackagedSolution explanation = explain(board, classic);
    CHECK(fault(board, classic, explanation).empty());
    CHECK(explanation.packages.size() == 9);
    CHECK(explanation.fewest);
    // The well-known explanation: an L, a three and a jump, the sixes above and below, a jump, the
    // other L.
    std::vector<int> sizes;
    for (const Package& package : explanation.packages) sizes.push_back(count(package.removes));
    CHECK(sizes == std::vector{1, 6, 1, 3, 6, 6, 1, 6, 1});
}

TEST_CASE("the classic figures of the English board are explained", "[explain]") {
    const Board board = board_named("english");
    for (const std::string_view position : {"..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo",
                                            "..ooo/..oxo/oooxooo/oxxxxxo/oooxooo/..oxo/..ooo",
                                            "..xxx/..xxx/ooxxxoo/ooxoxoo/ooooooo/..ooo/..ooo",
                                            "..oxo/..xxx/oxxxxxo/oooxooo/oooxooo/..xxx/..xxx"}) {
        const Problem problem{*parse_position(board, position),
                              Finish::at(*parse_hole(board, "d4"))};
        const PackagedSolution explanation = explain(board, problem);
        CAPTURE(position);
        CHECK(explanation.verdict == Verdict::kSolvable);
        CHECK(fault(board, problem, explanation).empty());
        CHECK(explanation.fewest);
        CHECK(static_cast<int>(explanation.packages.size()) < peg_count(problem.start));
    }
}

TEST_CASE("an explanation is the same in steps of any size", "[explain]") {
    const auto [board, classic] = named("square5");
    const PackagedSolution whole = explain(board, classic);
    const PackagedSolution small = explain(board, classic, {}, 997);
    REQUIRE(whole.packages.size() == small.packages.size());
    for (std::size_t i = 0; i < whole.packages.size(); ++i)
        CHECK(whole.packages[i].jumps == small.packages[i].jumps);
}

TEST_CASE("what cannot be solved is not explained", "[explain]") {
    const auto [board, classic] = named("english");
    const PackagedSolution lost =
        explain(board, {classic.start, Finish::at(*parse_hole(board, "d3"))});
    CHECK(lost.verdict == Verdict::kUnsolvable);
    CHECK(lost.proof);
    CHECK(lost.packages.empty());
    const Position one{bit(*parse_hole(board, "d4"))};
    const PackagedSolution solved = explain(board, {one, classic.finish});
    CHECK(solved.verdict == Verdict::kSolvable);
    CHECK(solved.packages.empty());
    CHECK(solved.fewest);
}

TEST_CASE("an explanation that a limit ends is a solution", "[explain]") {
    for (const std::string_view name : {"english", "wiegleb", "triangle21", "diamond25"}) {
        const auto [board, classic] = named(name);
        for (const std::uint64_t nodes : {1U, 3000U, 50'000U, 90'000U, 300'000U}) {
            CAPTURE(name, nodes);
            const PackagedSolution cut = explain(board, classic, {.nodes = nodes}, 10'000);
            CHECK(fault(board, classic, cut).empty());
            CHECK((cut.fewest || cut.nodes >= nodes));
        }
    }
    const auto [board, classic] = named("wiegleb");
    const PackagedSolution small = explain(board, classic, {.bytes = std::size_t{1} << 21});
    CHECK(fault(board, classic, small).empty());
    CHECK(small.verdict == Verdict::kSolvable);
    CHECK_FALSE(small.fewest);
}

}  // namespace
}  // namespace peg
