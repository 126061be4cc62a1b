// SPDX-License-Identifier: MIT
#include "core/solver/sweeps/last_sweep_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <tuple>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "core/solver/sweeps/longest_last_sweep_search.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

Answer with_last_sweep(const Board& board, const Problem& problem, std::size_t jumps,
                       const Limits& limits = {}, std::uint64_t step = 1000) {
    LastSweepSearch search(board, jumps);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// The possible numbers of jumps of a solution's last move.
std::set<std::size_t> last_moves(const oracle::Board& drawn, const oracle::Pegs& start,
                                 const std::set<oracle::Pegs>& ends) {
    using State = std::tuple<oracle::Pegs, int, std::size_t>;  // pegs; the peg that jumped last,
                                                               // and its number of jumps
    std::set<State> level{{start, -1, 0}};
    std::set<std::size_t> found;
    while (!level.empty()) {
        std::set<State> next;
        for (const auto& [pegs, peg, jumps] : level) {
            if (ends.contains(pegs) && jumps > 0) found.insert(jumps);
            for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs))
                next.insert({oracle::after(pegs, jump), jump.to, jump.from == peg ? jumps + 1 : 1});
        }
        level = std::move(next);
    }
    return found;
}

TEST_CASE("a solution has the last move that is asked for, if one can", "[sweep]") {
    oracle::Random random(1963);
    int found = 0, long_ones = 0, impossible = 0, shorter_alone = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 8, 15)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 4 + i % 6);
        std::set<oracle::Pegs> ends;
        const int hole = oracle::below(random, board.hole_count());
        for (int other = 0; other < board.hole_count(); ++other)
            if (i % 3 == 0 || other == hole) ends.insert(oracle::single(drawn, other));
        const Finish finish = i % 3 == 0 ? Finish::any() : Finish::at(hole_of(board, hole));
        const Problem problem{position_of(board, start), finish};
        CAPTURE(oracle::write(drawn, start), hole, drawn.triangular);
        const std::set<std::size_t> possible = last_moves(drawn, start, ends);
        for (std::size_t jumps = 1; jumps < 6; ++jumps) {
            CAPTURE(jumps);
            const Answer answer = with_last_sweep(board, problem, jumps);
            REQUIRE(answer.verdict ==
                    (possible.contains(jumps) ? Verdict::kSolvable : Verdict::kUnsolvable));
            impossible += answer.verdict == Verdict::kUnsolvable;
            if (answer.verdict != Verdict::kSolvable) {
                REQUIRE(answer.proof->as<SearchCertificate>() != nullptr);
                continue;
            }
            ++found;
            long_ones += jumps >= 3;
            shorter_alone += jumps < *possible.rbegin();
            REQUIRE(replay(board, problem, answer.jumps).finished);
            REQUIRE(moves_of(board, answer.jumps).back().size() == jumps);
            REQUIRE(answer.pegs_left == 1);
        }
    }
    CHECK(found > 50);
    CHECK(long_ones > 10);
    CHECK(impossible > 50);
    CHECK(shorter_alone > 10);
}

TEST_CASE("the longest last moves are found and no longer ones", "[sweep]") {
    const Board board = board_named("triangle15");
    const Hole a1 = *parse_hole(board, "a1");
    const Problem problem{{board.holes() & ~bit(a1)}, Finish::at(a1)};
    const std::size_t longest = known<LongestLastSweepSearch>(board, problem).jumps;
    REQUIRE(longest > 1);
    for (std::size_t jumps = 1; jumps <= longest; ++jumps) {
        const Answer answer = with_last_sweep(board, problem, jumps);
        if (answer.verdict == Verdict::kSolvable)
            CHECK(moves_of(board, answer.jumps).back().size() == jumps);
        if (jumps == longest) CHECK(answer.verdict == Verdict::kSolvable);
    }
    CHECK(with_last_sweep(board, problem, longest + 1).verdict == Verdict::kUnsolvable);
    CHECK(with_last_sweep(board, problem, 40).verdict == Verdict::kUnsolvable);
}

TEST_CASE("a limit leaves a last move undecided, whatever the steps", "[sweep]") {
    const Board board = board_named("english");
    const Hole c1 = *parse_hole(board, "c1");
    const Problem problem{{board.holes() & ~bit(c1)}, Finish::at(c1)};
    Limits limits;
    limits.nodes = 50;
    for (const std::uint64_t step : {1U, 7U, 1000U}) {
        const Answer answer = with_last_sweep(board, problem, 5, limits, step);
        CHECK(answer.verdict == Verdict::kUndecided);
        CHECK(answer.nodes <= 50);
    }
}

}  // namespace
}  // namespace peg
