// SPDX-License-Identifier: MIT
#pragma once

// What the coach can say now: functions of the state, read by the panels, the words and the mirror.

#include <optional>
#include <vector>

#include "ui/model/app_state.h"

namespace peg {

// What is known of the position on the board; null before anything is.
const Known* known_here(const AppState& state);

// Every legal jump with what it does to the game, undecided while that is not known; nothing while
// the coach is off or nobody plays.
std::vector<JudgedJump> judged_jumps(const AppState& state);

// Whether the coach has still to ask how many solutions there are from here.
bool wants_tally(const AppState& state);

// Where the game was lost, as far as the coach is on or somebody asked.
Loss loss(const AppState& state);

// Whether a whole solution from here is known.
bool knows_solution(const AppState& state);

// The proof that the position is lost, if it is known.
const Proof* proof_here(const AppState& state);

}  // namespace peg
