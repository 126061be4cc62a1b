// SPDX-License-Identifier: MIT
#include "core/solver/moves/beam_turns.h"

#include <catch2/catch_test_macros.hpp>

namespace peg {
namespace {

// The nodes of the beams' next turn after another turn of the levels; the beams use all of them.
std::uint64_t turn(BeamTurns& turns, std::size_t open) {
    turns.add_beams(turns.left_to_beams());
    turns.add_levels(turns.left_to_levels(), open);
    return turns.left_to_beams();
}

void have_turns(BeamTurns& turns, int many, std::size_t open) {
    for (int i = 0; i < many; ++i) turn(turns, open);
}

// The nodes of a turn of the levels, except the first.
std::uint64_t level_turn() {
    BeamTurns turns;
    turns.begin(18, 12);
    turns.add_levels(turns.left_to_levels(), 1);
    return turns.left_to_levels();
}

TEST_CASE("the levels begin, unless the solution is very far from the bound", "[shortest]") {
    BeamTurns turns;
    turns.begin(24, 12);
    CHECK(turns.left_to_beams() == 0);
    CHECK(turns.left_to_levels() > 0);
    turns.begin(25, 12);
    CHECK(turns.left_to_beams() > 0);
}

TEST_CASE("the beams have an eighth of the nodes when it gets late, or more", "[shortest]") {
    const std::uint64_t whole = level_turn();
    const auto gets_hardly_any = [&](std::uint64_t nodes) {
        return nodes > 0 && nodes < whole / 50;
    };
    BeamTurns turns;
    turns.begin(18, 12);
    CHECK(gets_hardly_any(turn(turns, 1)));
    CHECK(turns.left_to_levels() == whole);
    CHECK(gets_hardly_any(turn(turns, 2)));
    CHECK(turn(turns, 3) == whole / 8);
    have_turns(turns, 117, 1);
    CHECK(turn(turns, 2) == whole / 8);
    // With one move open it is the beam levels that find what there is.
    CHECK(gets_hardly_any(turn(turns, 1)));
    // Now the bound has taken many turns, so the next one will.
    turns.bound_rose();
    CHECK(gets_hardly_any(turn(turns, 1)));
    CHECK(turn(turns, 3) == whole / 8);
    CHECK(turn(turns, 4) == whole);
}

TEST_CASE("beam levels begin when it gets late", "[shortest]") {
    const std::uint64_t whole = level_turn();
    BeamTurns turns;
    turns.begin(18, 12);
    const std::uint64_t first = turns.left_to_levels();
    have_turns(turns, 120, 3);
    CHECK(turns.left_to_beam_levels() == 0);
    turn(turns, 3);
    CHECK(turns.left_to_beam_levels() == whole / 4);
    turns.add_beam_levels(whole / 4 + 1'000);
    CHECK(turns.left_to_beam_levels() == 0);
    turn(turns, 1);
    CHECK(turns.left_to_beam_levels() == whole / 2 - 1'000);
    CHECK(turns.nodes_of_levels() == first + 121 * whole);
    // The beams have their turns back afterwards.
    turns.end_beam_levels();
    CHECK(turn(turns, 1) == whole / 8);
    CHECK(turns.left_to_beam_levels() == whole / 2 - 1'000);
}

TEST_CASE("a turn that is overrun comes off the next ones", "[shortest]") {
    const std::uint64_t whole = level_turn();
    BeamTurns turns;
    turns.begin(30, 12);
    // As much as the next turn brings, and half of the turns after it.
    turns.add_beams(turns.left_to_beams() + 2 * (whole / 8));
    CHECK(turns.left_to_beams() == 0);
    turns.add_levels(turns.left_to_levels(), 4);
    CHECK(turns.left_to_beams() == 0);
    CHECK(turns.left_to_levels() == whole);
    // Two turns at once.
    turns.add_levels(2 * whole, 4);
    CHECK(turns.left_to_beams() == whole / 8);
}

}  // namespace
}  // namespace peg
