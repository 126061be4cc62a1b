// SPDX-License-Identifier: MIT
#pragma once

// What the coach knows about the position on the board, computed from the state for the panels, the
// words and the page's mirror (snapshot.h).

#include <optional>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// What is known about the position on the board; null if nothing is.
const Known* known_here(const AppState& state);

// True if the peg that had to be the last one was taken, so there is nothing more to ask.
bool is_survivor_gone(const AppState& state);

// Every legal jump with its verdict, which is undecided until it is known. Empty if the coach is
// off, a solution plays by itself, or a position is being set up.
std::vector<JudgedJump> judged_jumps(const AppState& state);

// True if the coach still has to ask for the number of solutions from here.
bool wants_count(const AppState& state);

// Where the game was lost, if the coach is on or the player asked. App stores the result in
// CoachFacts::loss; read it from there.
Loss find_loss(const AppState& state);

// True if a complete solution from here is known.
bool knows_solution(const AppState& state);

// True if the position on the board is known to be lost, by a proof or without its survivor.
bool is_known_lost(const AppState& state);

// The review of the line on the board; null if there is none.
const GameReview* review_here(const AppState& state);

// The review as bars. A bar's height is the number of digits of the number of solutions. Empty
// without a review.
Curve review_curve(const AppState& state);

// The proof that the position on the board is lost; null if none is known.
const Certificate* proof_here(const AppState& state);

}  // namespace peg
