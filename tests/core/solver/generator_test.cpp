// SPDX-License-Identifier: MIT
#include "core/solver/generator.h"

#include <array>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "core/board/single_vacancy.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

std::optional<Generated> generate(const Board& board, const Wish& wish,
                                  std::uint64_t step = 1'000'000, const Limits& limits = {}) {
    Generator generator(board);
    generator.begin(wish, limits);
    while (!generator.step(step)) {
    }
    return generator.result();
}

}  // namespace

TEST_CASE("what is generated can be won, and is what was wished for", "[generator]") {
    std::array<int, 3> made{};
    for (std::string_view name : {"english", "triangle15", "diamond25", "european"}) {
        const auto [board, classic] = *parse_board_name(name);
        for (Difficulty difficulty : {Difficulty::kEasy, Difficulty::kMedium, Difficulty::kHard})
            for (int seed = 0; seed < rounds(3); ++seed) {
                const auto result = generate(
                    board, {Finish::any(), {}, difficulty, static_cast<std::uint64_t>(seed)});
                REQUIRE(result);
                CAPTURE(name, format_position(board, result->start));
                CHECK(replay(board, {result->start, Finish::any()}, result->solution).finished);
                CHECK(result->difficulty == difficulty_of(result->log2_odds));
                CHECK(result->losing < result->choices);
                made.at(static_cast<std::size_t>(difficulty)) += result->difficulty == difficulty;
            }
    }
    // On at least three of the four boards: on a small board nothing is hard.
    for (int count : made) CHECK(count >= 3 * rounds(3));
}

TEST_CASE("the log2_odds of a position are those of the slow search", "[generator][oracle]") {
    const auto [board, classic] = *parse_board_name("triangle10");
    const oracle::Board drawn = oracle::read_board(true, "x/xx/xxx/xxxx");
    int measured = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Hole hole = hole_of(board, static_cast<int>(seed % 10));
        const oracle::Pegs goal = oracle::single(drawn, static_cast<int>(seed % 10));
        const auto result = generate(board, {Finish::at(hole), {}, Difficulty::kEasy, seed});
        if (!result) continue;
        ++measured;
        double log2_odds = 0;
        int losing = 0;
        oracle::Pegs pegs = pegs_of(board, result->start);
        for (JumpId id : result->solution) {
            int legal = 0, keeping = 0;
            oracle::Pegs next;
            for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs)) {
                const oracle::Pegs after = oracle::after(pegs, jump);
                ++legal;
                keeping += oracle::outcomes(drawn, after).contains(goal);
                if (position_of(board, after).pegs ==
                    (position_of(board, pegs).pegs ^ board.jump(id).mask))
                    next = after;
            }
            log2_odds += std::log2(static_cast<double>(legal) / keeping);
            losing += legal - keeping;
            pegs = next;
        }
        CHECK(pegs == goal);
        CHECK(result->losing == losing);
        CHECK(result->log2_odds == Catch::Approx(log2_odds));
    }
    CHECK(measured > 5);
}

TEST_CASE("a seed gives the same position for all steps, and others differ", "[generator]") {
    const auto [board, classic] = *parse_board_name("english");
    const auto with = [&](std::uint64_t seed, std::uint64_t step) {
        return generate(board, {classic.finish, 12, Difficulty::kMedium, seed}, step)->start;
    };
    CHECK(with(1, 1'000'000) == with(1, 101));
    CHECK_FALSE(with(1, 1'000'000) == with(2, 1'000'000));
    CHECK(peg_count(with(3, 5000)) == 12);
    const auto [small, any] = *parse_board_name("triangle10");
    CHECK_FALSE(generate(small, {Finish::at(hole_of(small, 4)), 9, Difficulty::kEasy, 0}));
}

TEST_CASE("a limit ends the making of a puzzle with the best one so far", "[generator]") {
    const auto [board, classic] = *parse_board_name("english");
    const Wish hard{Finish::any(), 12, Difficulty::kHard, 1};
    const auto within = [&](std::uint64_t nodes) {
        return generate(board, hard, 100, {.nodes = nodes});
    };
    CHECK_FALSE(within(1));
    CHECK(within(100'000'000)->start == generate(board, hard)->start);
    Generator generator(board);
    generator.begin(hard, {.nodes = 1'000});
    while (!generator.step(10)) {
    }
    CHECK(generator.progress().nodes >= 1'000);
    CHECK(generator.progress().nodes < 2'000);
}

TEST_CASE("a symmetric start is one, and can be won", "[generator]") {
    for (std::string_view name : {"english", "triangle15", "hexagon37", "diamond13"}) {
        const auto [board, classic] = *parse_board_name(name);
        for (int seed = 0; seed < rounds(4); ++seed) {
            const Finish finish = seed % 2 == 0 ? Finish::any() : Finish::fewest();
            const Wish wish{
                finish, {}, Difficulty::kMedium, static_cast<std::uint64_t>(seed), true};
            const auto result = generate(board, wish);
            REQUIRE(result);
            CAPTURE(name, format_position(board, result->start));
            int fixing = 0;
            for (const Permutation& symmetry : board.symmetries()) {
                Bits image = 0;
                for_each_hole(result->start.pegs, [&](Hole hole) { image |= bit(symmetry[hole]); });
                fixing += image == result->start.pegs;
            }
            CHECK(fixing > 1);
            CHECK(replay(board, {result->start, Finish::any()}, result->solution).finished);
        }
    }
}

TEST_CASE("single-vacancy problems are listed once up to symmetry", "[single_vacancy]") {
    const auto [board, classic] = *parse_board_name("triangle15");
    const auto problems = single_vacancy_problems(board);
    CHECK(problems.size() == 42);
    for (std::size_t i = 0; i < problems.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            for (const Permutation& image : board.symmetries()) {
                const Problem& other = problems[k];
                CHECK_FALSE((permute(image, problems[i].start.pegs) == other.start.pegs &&
                             image[problems[i].finish.hole] == other.finish.hole));
            }
}

}  // namespace peg
