// SPDX-License-Identifier: MIT
#pragma once

// The goal on the board, besides the rings round its holes, and especially the survivor: the peg
// that has to be the last one. The survivor is the player's choice. Any game with a finish of one
// peg can have one, and the choice stays with the game through undo and other lines.

#include <optional>

#include "app/kit/context.h"

namespace peg {

// The current hole of the survivor, or of the peg that is the last one in every solution
// (coach/must_come.h); none if there is none, or if it was taken.
std::optional<Hole> marked_peg(const AppState& state);

// The marked pegs of the problem on the board at their current holes, and what a pattern requires.
struct SeenGoal {
    Marks marks;
    Bits pegs = 0;   // holes that a pattern requires to have a peg
    Bits empty = 0;  // holes that a pattern requires to be empty
};
SeenGoal seen_goal(const AppState& state);

// While the player chooses the survivor: the pegs that no jumps can bring to where the last peg can
// be, by the parity of the holes and the rule of three. Otherwise empty.
Bits never_last(const AppState& state);

// Makes the peg of this hole the survivor, or clears it if it is the survivor already. Unless the
// choice is excluded immediately, asks the solver whether it is possible. The game's finish must
// allow a survivor.
void choose_survivor(Context& context, Hole hole);

}  // namespace peg
