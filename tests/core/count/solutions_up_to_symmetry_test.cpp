// SPDX-License-Identifier: MIT
#include "core/count/solutions_up_to_symmetry.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <set>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

using Line = std::vector<std::array<Hole, 3>>;

// All sequences of jumps to the fewest pegs.
std::vector<Line> all_solutions(const Board& board, Position start) {
    std::vector<Line> longest;
    Line line;
    const std::function<void(Position)> play = [&](Position position) {
        if (longest.empty() || line.size() > longest.front().size()) longest.clear();
        if (longest.empty() || line.size() == longest.front().size()) longest.push_back(line);
        for (const JumpId id : legal_jumps(board, position)) {
            const Jump& jump = board.jump(id);
            line.push_back({jump.from, jump.over, jump.to});
            play({position.pegs ^ bit(jump.from) ^ bit(jump.over) ^ bit(jump.to)});
            line.pop_back();
        }
    };
    play(start);
    return longest;
}

TEST_CASE("solutions up to symmetry are as many as their orbits", "[count]") {
    oracle::Random random(87);
    int axial = 0;  // number of problems with a solution that a symmetry fixes
    for (int i = 0; i < 200; ++i) {
        constexpr std::array kBoards = std::to_array<const char*>(
            {"english", "diamond25", "triangle10", "hexagon19", "square5", "star13"});
        const Board board = board_named(kBoards[static_cast<std::size_t>(i) % kBoards.size()]);
        // A few pegs that one of the symmetries fixes.
        const auto all = board.symmetries();
        const Permutation& kept = oracle::one_of(random, all);
        Bits pegs = 0;
        while (peg_count(Position{pegs}) < 4) {
            const Hole hole = random_hole(random, board);
            for (Bits orbit = bit(hole); (orbit & ~pegs) != 0; orbit = permute(kept, orbit))
                pegs |= orbit;
        }
        if (peg_count(Position{pegs}) > 8) continue;
        const Problem problem{{pegs}, Finish::fewest()};
        CAPTURE(format_position(board, problem.start), i);

        const auto solutions = all_solutions(board, problem.start);
        std::set<Line> orbits;
        for (const Line& solution : solutions) {
            std::vector<Line> images;
            for (const Permutation& permutation : all) {
                if (permute(permutation, pegs) != pegs) continue;
                Line& image = images.emplace_back(solution);
                for (auto& jump : image)
                    for (Hole& hole : jump) hole = permutation[hole];
            }
            const auto same = std::ranges::count(images, solution);
            if (same > 1 && !solution.empty()) ++axial;
            orbits.insert(std::ranges::min(images));
        }
        const Count count = counted(board, problem);
        REQUIRE(count.solutions == solutions.size());
        CHECK(count.up_to_symmetry == orbits.size());
    }
    CHECK(axial > 10);
}

TEST_CASE("a position finish counts with the symmetries that it keeps", "[count]") {
    const auto [board, classic] = named("triangle15");
    // The vacancy a1 is on one axis: its finishes a4 and d4 are images of each other.
    const auto count_to = [&](const char* finish) {
        return counted(board,
                       {vacancy(board, *parse_hole(board, "a1")), *parse_finish(board, finish)});
    };
    CHECK(count_to("a1").up_to_symmetry == 3408);
    CHECK(count_to("a4").up_to_symmetry == 3408);
    CHECK(count_to("c5").up_to_symmetry == 8064);
    CHECK(count_to("any").up_to_symmetry == 14880);
    CHECK(count_to("b3").up_to_symmetry == 0);
}

}  // namespace
}  // namespace peg
