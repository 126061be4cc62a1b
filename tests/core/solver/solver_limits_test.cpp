// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/solver/solver.h"
#include "support/allocation.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

// What the caller controls: the size of steps, the number of positions, the memory.

namespace peg {

namespace {

struct Posed {
    Board board;
    Problem problem;
    std::string text;
};

Posed posed(const Board& board, const Problem& problem) {
    return {board, problem,
            format_board(board) + " " + format_position(board, problem.start) + " " +
                format_finish(board, problem.finish)};
}

Posed posed(std::string_view name, std::string_view vacant, std::string_view finish) {
    const Board board = parse_board_name(name)->board;
    return posed(board, {vacancy(board, *parse_hole(board, vacant)), *parse_finish(board, finish)});
}

// Non-trivial problems of every finish: some positions of large boards, many of random boards,
// winnable and lost.
std::vector<Posed> problems(oracle::Random& random, int small) {
    std::vector<Posed> all{posed("english", "d4", "d4"), posed("english", "c1", "any"),
                           posed("diamond41", "d2", "c5"), posed("triangle15", "b3", "any"),
                           posed("diamond13", "c3", "fewest")};
    for (std::string_view text :
         {"..x/.xxxxx/xxxxx/..oxx/...xxxx/...x..x", "..xx/.xxx/.xxxx/.xxxx/xxo.xx/.x..x",
          "lattice: triangular/xxx/xx.xxx/..xxx/..oxxxx/....xxxx/....xx/......x",
          "lattice: triangular/x/xx/.xxxx/.xxxx/.xxxxx/..xxxo/..x.x/...x"}) {
        // The fewest pegs are three or four, which takes about ten thousand positions to prove.
        const auto [board, classic] = *parse_board(text);
        all.push_back(posed(board, {classic.start, Finish::fewest()}));
    }
    for (const auto& [i, drawn, board] : random_boards(random, small, 12, 21)) {
        const Position start = position_of(board, oracle::random_winnable_pegs(random, drawn, 14));
        const Position end =
            position_of(board, oracle::random_pegs(random, drawn, 1 + oracle::below(random, 3)));
        const Finish finishes[] = {Finish::any(), Finish::fewest(), Finish::exactly(end),
                                   Finish::at(random_hole(random, board))};
        all.push_back(posed(board, {start, finishes[i % 4]}));
    }
    return all;
}

// Everything of an answer that could differ.
auto all_of(const Answer& answer) {
    return std::tuple(answer.verdict, answer.jumps, answer.pegs_left, answer.proof, answer.nodes);
}

}  // namespace

TEST_CASE("the size of the steps makes no difference", "[solver][limits]") {
    oracle::Random random(141);
    for (const auto& [board, problem, text] : problems(random, rounds(80))) {
        CAPTURE(text);
        for (const Limits& limits : {Limits{}, Limits{.nodes = 3000}, Limits{.nodes = 20'000}}) {
            const auto whole = all_of(solve(board, problem, limits));
            for (std::uint64_t step : {1U, 7U, 1000U}) {
                CAPTURE(step);
                CHECK((all_of(solve(board, problem, limits, step)) == whole));
            }
        }
    }
}

TEST_CASE("the size of the steps makes no difference when memory is short", "[solver][limits]") {
    constexpr auto kNodes = static_cast<std::uint64_t>(rounds(50'000));
    oracle::Random random(142);
    for (const auto& [board, problem, text] : problems(random, rounds(40))) {
        CAPTURE(text);
        for (std::size_t bytes : {0U, 5'000U, 20'000U, 80'000U, 320'000U}) {
            const Limits limits{.nodes = kNodes, .bytes = bytes};
            const auto whole = all_of(solve(board, problem, limits));
            CAPTURE(bytes);
            for (std::uint64_t step : {1U, 7U, 1000U}) {
                CAPTURE(step);
                CHECK((all_of(solve(board, problem, limits, step)) == whole));
            }
        }
    }
}

TEST_CASE("a limit makes verdicts undecided, never wrong", "[solver][limits]") {
    // A linear program counts as a few hundred positions, one for a cost partition as the square of
    // the number of jumps, and none is interrupted.
    constexpr std::uint64_t kOver = 5000;
    constexpr auto kMaxNodes = static_cast<unsigned>(rounds(100'000));
    oracle::Random random(143);
    int undecided = 0, decided = 0;
    for (const auto& [board, problem, text] : problems(random, rounds(80))) {
        CAPTURE(text);
        const Answer truth = solve(board, problem);
        REQUIRE(truth.verdict != Verdict::kUndecided);
        for (std::uint64_t nodes : {0U, 1U, 10U, 100U, 1000U, 10'000U, kMaxNodes})
            for (std::size_t bytes : {0U, 10'000U, 100'000U, 1'000'000U}) {
                CAPTURE(nodes, bytes);
                const Answer answer = solve(board, problem, {.nodes = nodes, .bytes = bytes});
                CHECK(fault(board, problem, answer) == "");
                CHECK(answer.nodes <= nodes + kOver + board.jumps().size() * board.jumps().size());
                if (answer.verdict == Verdict::kUndecided) {
                    ++undecided;
                    continue;
                }
                ++decided;
                CHECK(answer.verdict == truth.verdict);
                CHECK(answer.pegs_left == truth.pegs_left);
            }
    }
    CHECK(undecided > 100);
    CHECK(decided > 100);
}

TEST_CASE("the memory limit is kept", "[solver][limits]") {
    // Approximate: a growing table exists twice for a moment, and a search without its tables takes
    // a few hundred KiB.
    constexpr std::size_t kOver = 512 * 1024;
    for (const auto& [board, problem, text] :
         {posed("diamond41", "d2", "f5"), posed("triangle36", "a1", "a1"),
          posed("european", "d4", "any"), posed("european", "d4", "fewest"),
          posed("diamond25", "d4", "fewest"), posed("hexagon37", "d4", "d4")}) {
        for (std::size_t bytes : {1'000'000U, 4'000'000U, 16'000'000U}) {
            CAPTURE(text, bytes);
            take_peak();
            solve(board, problem, {.nodes = 1'000'000, .bytes = bytes});
            CHECK(take_peak() <= bytes * 3 / 2 + kOver);
        }
    }
}

TEST_CASE("progress is what has been done", "[solver][limits]") {
    oracle::Random random(144);
    for (const auto& [board, problem, text] : problems(random, 20)) {
        CAPTURE(text);
        Solver solver(board);
        solver.begin(problem, {});
        CHECK(solver.progress().nodes == 0);
        CHECK(solver.result().verdict == Verdict::kUndecided);
        CHECK(solver.result().jumps.empty());
        std::uint64_t before = 0;
        for (bool done = false; !done;) {
            done = solver.step(100);
            const std::uint64_t now = solver.progress().nodes;
            if (!done) CHECK(now > before);  // so every search ends
            if (!done) CHECK(solver.result().verdict == Verdict::kUndecided);
            CHECK(now <= before + 100 + 20'000);  // a few linear programs
            before = now;
        }
        CHECK(solver.result().nodes == solver.progress().nodes);
        const auto answer = all_of(solver.result());
        CHECK(solver.step(1000));  // a finished search stays finished
        CHECK((all_of(solver.result()) == answer));
    }
}

TEST_CASE("progress can be asked for at the very end", "[solver][limits]") {
    const Board board = parse_board_name("triangle10")->board;
    for (std::string_view start :
         {"o/oo/ooo/oooo", "x/oo/ooo/oooo", "x/oo/ooo/xooo", "x/xx/xxx/xxxx"})
        for (const Finish& finish : {Finish::any(), Finish::fewest()}) {
            CAPTURE(start);
            Solver solver(board);
            solver.begin({*parse_position(board, start), finish}, {});
            while (!solver.step(1)) CHECK(solver.progress().nodes > 0);
            CHECK(solver.progress().nodes == solver.result().nodes);
            CHECK(solver.progress().stored < 1000);
        }
}

TEST_CASE("a solver can be used again, moved, and run beside others", "[solver][limits]") {
    const Posed first = posed("english", "d4", "d4"), second = posed("english", "e5", "fewest");
    const Board& board = first.board;
    const auto one = all_of(solve(board, first.problem));
    const auto two = all_of(solve(board, second.problem));

    Solver solver(board);
    solver.begin(second.problem, {});
    solver.step(10);  // abandoned in the middle
    solver.begin(first.problem, {});
    Solver other(board);
    other.begin(second.problem, {});
    Solver moved = std::move(solver);
    bool first_done = false, second_done = false;
    while (!first_done || !second_done) {
        first_done = moved.step(50);
        second_done = other.step(30);
    }
    CHECK((all_of(moved.result()) == one));
    CHECK((all_of(other.result()) == two));
}

TEST_CASE("what is undecided shows the fewest pegs found", "[solver][limits]") {
    const Posed hard = posed("wiegleb", "e5", "fewest");
    std::uint64_t nodes = 1;
    int before = 100;
    for (; nodes < 100'000; nodes *= 10) {
        const Answer answer = solve(hard.board, hard.problem, {.nodes = nodes});
        CHECK(fault(hard.board, hard.problem, answer) == "");
        if (answer.verdict == Verdict::kUndecided && !answer.jumps.empty())
            CHECK(answer.pegs_left <= before);
        if (!answer.jumps.empty()) before = answer.pegs_left;
    }
}

}  // namespace peg
