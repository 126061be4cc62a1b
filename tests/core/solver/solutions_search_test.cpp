// SPDX-License-Identifier: MIT
#include "core/solver/solutions_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <set>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

using Jumps = std::vector<JumpId>;

// The min of all orders that result from exchanging neighbouring jumps without a common hole.
Jumps least_order(const Board& board, const Jumps& jumps) {
    std::set<Jumps> seen{jumps};
    std::vector<Jumps> open{jumps};
    while (!open.empty()) {
        const Jumps order = open.back();
        open.pop_back();
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            if ((board.jump(order[i]).mask & board.jump(order[i + 1]).mask) != 0) continue;
            Jumps other = order;
            std::swap(other[i], other[i + 1]);
            if (seen.insert(other).second) open.push_back(other);
        }
    }
    return *seen.begin();
}

// Every solution as a sequence of jumps, by brute force.
std::vector<Jumps> all_sequences(const Board& board, Bits start,
                                 const std::function<bool(Bits)>& finished) {
    std::vector<Jumps> all;
    Jumps path;
    const std::function<void(Bits)> visit = [&](Bits pegs) {
        if (finished(pegs)) return all.push_back(path);
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Jump& jump = board.jumps()[id];
            if (!is_legal({pegs}, jump)) continue;
            path.push_back(static_cast<JumpId>(id));
            visit(pegs ^ jump.mask);
            path.pop_back();
        }
    };
    visit(start);
    return all;
}

Solutions run(const Board& board, const Problem& problem, std::size_t most,
              std::optional<std::uint64_t> seed = {}, std::uint64_t step = 1'000'000,
              const Limits& limits = {}) {
    SolutionsSearch search(board, most, seed);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

}  // namespace

TEST_CASE("the distinct solutions are those of the slow search", "[solutions][oracle]") {
    oracle::Random random(141);
    int several = 0, fewer = 0, none = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 5, 13)) {
        const Position start = position_of(board, oracle::random_winnable_pegs(random, drawn, 7));
        const bool anywhere = i % 3 == 0;
        const Hole hole = random_hole(random, board);
        const Problem problem{start, anywhere ? Finish::any() : Finish::at(hole)};
        const auto sequences = all_sequences(board, start.pegs, [&](Bits pegs) {
            return anywhere ? count(pegs) == 1 : pegs == bit(hole);
        });
        std::set<Jumps> expected;
        for (const Jumps& jumps : sequences) expected.insert(least_order(board, jumps));

        for (std::optional<std::uint64_t> seed : {std::optional<std::uint64_t>{}, {7}}) {
            const Solutions solutions = run(board, problem, 100000, seed);
            std::set<Jumps> found;
            for (const Jumps& jumps : solutions.found) found.insert(least_order(board, jumps));
            CAPTURE(oracle::write(drawn, pegs_of(board, start)), drawn.triangular,
                    format_finish(board, problem.finish));
            REQUIRE(solutions.complete);
            REQUIRE(found == expected);
            REQUIRE(found.size() == solutions.found.size());
            REQUIRE((solutions.verdict == Verdict::kSolvable) == !expected.empty());
        }
        several += expected.size() > 1;
        fewer += expected.size() < sequences.size();
        none += expected.empty();
    }
    CHECK(several > 50);
    CHECK(fewer > 20);
    CHECK(none > 20);
}

TEST_CASE("solutions replay, come in the same order for all steps, and go on", "[solutions]") {
    for (std::string_view name : {"english", "triangle15", "european"}) {
        const auto [board, classic] = *parse_board_name(name);
        const Solutions all = run(board, classic, 20);
        REQUIRE(all.found.size() == 20);
        for (const Jumps& jumps : all.found) CHECK(replay(board, classic, jumps).finished);
        CHECK(run(board, classic, 20, {}, 37).found == all.found);

        SolutionsSearch search(board, 5, {});
        search.begin(classic, {});
        while (!search.step(100'000)) {
        }
        CHECK(search.result().found.size() == 5);
        search.more(15);
        while (!search.step(100'000)) {
        }
        CHECK(search.result().found == all.found);

        CHECK(run(board, classic, 1, 1).found != run(board, classic, 1, 2).found);
        CHECK(run(board, classic, 3, 5).found == run(board, classic, 3, 5).found);
    }
}

TEST_CASE("solutions for the fewest pegs, for no jump at all, and for none", "[solutions]") {
    const auto [diamond, classic] = *parse_board_name("diamond13");
    const int fewest = solve(diamond, classic).pegs_left;
    const Solutions solutions = run(diamond, classic, 1000);
    CHECK(solutions.complete);
    REQUIRE(solutions.found.size() > 1);
    for (const Jumps& jumps : solutions.found)
        CHECK(peg_count(replay(diamond, classic, jumps).end) == fewest);

    const Hole hole = *parse_hole(diamond, "c3");
    const Solutions done = run(diamond, {{bit(hole)}, Finish::at(hole)}, 10);
    CHECK(done.complete);
    CHECK(done.found == std::vector<Jumps>{{}});

    const Solutions none = run(diamond, {classic.start, Finish::at(hole)}, 10);
    CHECK(none.verdict == Verdict::kUnsolvable);
    CHECK(none.complete);
    CHECK(none.found.empty());
}

TEST_CASE("a search for solutions that meets its limit is not complete", "[solutions]") {
    const auto [board, classic] = *parse_board_name("english");
    const Solutions solutions = run(board, classic, 1000, {}, 1000, {.nodes = 5000});
    CHECK_FALSE(solutions.complete);
    CHECK(solutions.nodes <= 6000);
}

}  // namespace peg
