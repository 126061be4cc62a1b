// SPDX-License-Identifier: MIT
#include "core/search/move_beam.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "core/search/goals.h"
#include "core/search/short_solution_search.h"
#include "support/boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

constexpr std::size_t kUnknown = 1000;  // more moves than any solution has

// What a beam is made of, for a problem that has goals.
struct BeamSetting {
    BeamSetting(const Board& board, const Problem& problem)
        : goals(goals_of(board, problem)), goal(only_goal(problem.finish)),
          canonicalizer(board, std::array{problem.start.pegs, goal.value_or(board.holes())}),
          regions(board, problem.start.pegs, goal.value_or(0), goal ? 0 : 1) {}
    MoveBeam beam(const Problem& problem, std::size_t known) const {
        return {canonicalizer, problem.start.pegs, goals, regions, known};
    }

    std::vector<Bits> goals;
    std::optional<Bits> goal;
    DenseCanonicalizer canonicalizer;
    MersonRegions regions;
};

void check_solution(const Board& board, const Problem& problem, const std::vector<JumpId>& jumps,
                    std::size_t moves) {
    CHECK(replay(board, problem, jumps).finished);
    CHECK(moves_of(board, jumps).size() == moves);
}

}  // namespace

TEST_CASE("a move beam that leaves nothing out finds the fewest moves", "[shortest][beam]") {
    oracle::Random random(401);
    int solved = 0;
    int unsolved = 0;
    for (int i = 0; i < 300; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 0, 8 + oracle::below(random, 8));
        const Board board = board_of(drawn);
        const oracle::Pegs start =
            oracle::random_winnable_pegs(random, drawn, 3 + oracle::below(random, 8));
        const Problem problem{
            position_of(board, start),
            i % 3 == 0 ? Finish::any()
                       : Finish::at(hole_of(board, oracle::below(random, board.hole_count())))};
        CAPTURE(oracle::write(drawn, start), drawn.triangular,
                format_finish(board, problem.finish));
        if (is_finished(problem.finish, problem.start)) continue;
        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& position : oracle::outcomes(drawn, start))
            if (is_finished(problem.finish, position_of(board, position))) ends.insert(position);
        oracle::Moves known;
        const int fewest = oracle::fewest_moves(drawn, start, -1, ends, known);

        const BeamSetting setting(board, problem);
        if (setting.goals.empty()) {  // the position class excludes them all
            REQUIRE(fewest == 1000);
            continue;
        }
        // Where one move more is known, few positions are worth a look.
        const std::size_t more =
            fewest < 1000 && i % 7 < 3 ? static_cast<std::size_t>(fewest) + 1 : kUnknown;
        MoveBeam beam = setting.beam(problem, more);
        const SearchDirection direction =
            i % 11 < 5 ? SearchDirection::kForwards : SearchDirection::kBackwards;
        // Known from the end: nothing, a part of a move, all of some moves.
        for (int move = 0; move < i % 4; ++move)
            beam.look_back(direction, i % 5 == 0 ? 3 : 100'000);
        Bits aim = 0;
        for (const Bits goal : setting.goals) aim |= goal;
        const std::array scores{MoveScore::Weights{.distance = 1},
                                MoveScore::Weights{.peg = 3, .region = 5, .noise = 9},
                                MoveScore::Weights{.lone_peg = 2, .lone_hole = -1}};
        beam.restart(direction, 1 << 20, scores[static_cast<std::size_t>(i) % 3], aim, 7);
        while (!beam.done()) beam.expand(1 + static_cast<std::uint64_t>(i) % 7, kNoLimit);
        REQUIRE(beam.complete());
        if (fewest < 1000) {
            ++solved;
            REQUIRE(beam.moves() == static_cast<std::size_t>(fewest));
            check_solution(board, problem, beam.solution().value(), beam.moves());
        } else {
            ++unsolved;
            REQUIRE(beam.moves() == kUnknown);
            REQUIRE_FALSE(beam.solution());
        }
        // Fewer than the fewest there are not.
        beam.restart(direction, 1 << 20, scores[0], aim, 7);
        while (!beam.done()) beam.expand(100, kNoLimit);
        CHECK_FALSE(beam.solution());
    }
    CHECK(solved > 100);
    CHECK(unsolved > 10);
}

TEST_CASE("a narrow move beam keeps so many positions a level", "[shortest][beam]") {
    const auto [board, problem] = named("english");
    const BeamSetting setting(board, problem);
    MoveBeam beam = setting.beam(problem, kUnknown);
    for (const SearchDirection direction :
         {SearchDirection::kForwards, SearchDirection::kBackwards}) {
        beam.restart(direction, 10, {.distance = 1}, setting.goals[0], 0);
        std::uint64_t nodes = 0;
        while (!beam.done()) nodes += beam.expand(1, kNoLimit);
        CHECK_FALSE(beam.complete());
        CHECK(nodes > 100);
        CHECK(nodes <= 32 * 11);
        CHECK(beam.stored() <= 32 * 10);
    }
}

TEST_CASE("wider and wider beams find the fewest moves that are known", "[shortest][beam]") {
    const auto check = [](const char* name, const char* vacant, std::size_t moves) {
        CAPTURE(name);
        const Board board = board_named(name);
        const Problem problem{vacancy(board, *parse_hole(board, vacant)), Finish::any()};
        const BeamSetting setting(board, problem);
        std::array<std::uint64_t, 2> nodes{};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            ShortSolutionSearch search(setting.canonicalizer, problem.start.pegs, setting.goals,
                                       setting.regions, kUnknown);
            std::vector<JumpId> jumps;
            while (search.moves() > moves && nodes.at(i) < 1'000'000) {
                const std::size_t before = search.moves();
                nodes.at(i) += search.step(i == 0 ? 1 : 16, kNoLimit);
                if (search.moves() < before) jumps = search.solution().value();
            }
            REQUIRE(search.moves() == moves);
            check_solution(board, problem, jumps, moves);
        }
        // Steps of another size visit the same positions.
        CHECK(nodes[1] - nodes[0] < 16);
    };
    check("triangle15", "a1", 10);
    check("triangle21", "a1", 10);
    check("triangle28", "a2", 12);
}

// Beams from the start alone came to 22 moves in 400,000 positions.
TEST_CASE("beams from the finish find short solutions into a corner", "[shortest][beam]") {
    const Board board = board_named("asymmetric");
    const Hole corner = *parse_hole(board, "d1");
    const Problem problem{vacancy(board, corner), Finish::at(corner)};
    const BeamSetting setting(board, problem);
    ShortSolutionSearch search(setting.canonicalizer, problem.start.pegs, setting.goals,
                               setting.regions, 25);
    std::vector<JumpId> jumps;
    for (std::uint64_t nodes = 0; search.moves() > 19 && nodes < 500'000;) {
        const std::size_t before = search.moves();
        nodes += search.step(100, kNoLimit);
        if (search.moves() < before) jumps = search.solution().value();
    }
    REQUIRE(search.moves() == 19);
    check_solution(board, problem, jumps, 19);
}

}  // namespace peg
