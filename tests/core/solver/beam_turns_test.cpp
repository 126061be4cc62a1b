// SPDX-License-Identifier: MIT
#include "core/solver/beam_turns.h"

#include <catch2/catch_test_macros.hpp>

namespace peg {
namespace {

// The nodes of the beams' next turn, after one more of the levels; what is left to them is theirs.
std::uint64_t turn(BeamTurns& turns, std::size_t open) {
    turns.add_beams(turns.left_to_beams());
    turns.add_levels(turns.left_to_levels(), open);
    return turns.left_to_beams();
}

void have_turns(BeamTurns& turns, int many, std::size_t open) {
    for (int i = 0; i < many; ++i) turn(turns, open);
}

TEST_CASE("the levels begin, unless the solution is very far from the bound", "[shortest]") {
    BeamTurns turns;
    turns.begin(24, 12);
    CHECK(turns.left_to_beams() == 0);
    CHECK(turns.left_to_levels() == 20'000);
    turns.begin(25, 12);
    CHECK(turns.left_to_beams() == 8'000);
}

TEST_CASE("the beams have an eighth of the nodes when it gets late, or more", "[shortest]") {
    BeamTurns turns;
    turns.begin(18, 12);
    CHECK(turn(turns, 1) == 200);
    CHECK(turns.left_to_levels() == 16'000);
    CHECK(turn(turns, 2) == 200);
    CHECK(turn(turns, 3) == 2'000);
    have_turns(turns, 117, 1);
    CHECK(turn(turns, 2) == 2'000);
    // With one move open it is the narrow levels that find what there is.
    CHECK(turn(turns, 1) == 200);
    // Now the bound has taken many turns, so the next one will.
    turns.bound_rose();
    CHECK(turn(turns, 1) == 200);
    CHECK(turn(turns, 3) == 2'000);
    CHECK(turn(turns, 4) == 16'000);
}

TEST_CASE("narrow levels begin when it gets late", "[shortest]") {
    BeamTurns turns;
    turns.begin(18, 12);
    have_turns(turns, 120, 3);
    CHECK(turns.left_to_narrow_levels() == 0);
    turn(turns, 3);
    CHECK(turns.left_to_narrow_levels() == 4'000);
    turns.add_narrow_levels(5'000);
    CHECK(turns.left_to_narrow_levels() == 0);
    turn(turns, 1);
    CHECK(turns.left_to_narrow_levels() == 7'000);
    CHECK(turns.nodes_of_levels() == 20'000 + 121 * 16'000);
    // The beams have their turns back afterwards.
    turns.end_narrow_levels();
    CHECK(turn(turns, 1) == 2'000);
    CHECK(turns.left_to_narrow_levels() == 7'000);
}

TEST_CASE("a turn that is overrun comes off the next ones", "[shortest]") {
    BeamTurns turns;
    turns.begin(30, 12);
    turns.add_beams(12'000);
    CHECK(turns.left_to_beams() == 0);
    turns.add_levels(20'000, 4);
    CHECK(turns.left_to_beams() == 0);
    CHECK(turns.left_to_levels() == 16'000);
    // Two turns at once.
    turns.add_levels(32'000, 4);
    CHECK(turns.left_to_beams() == 2'000);
}

}  // namespace
}  // namespace peg
