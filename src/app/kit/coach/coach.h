// SPDX-License-Identifier: MIT
#pragma once

// What the coach knows about the position on the board, computed from the state for the panels, the
// words and the page's mirror (snapshot.h).

#include <optional>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// What is known of the position on the board; null before anything is.
const Known* known_here(const AppState& state);

// Whether the peg that was to be the last one was taken, so that nothing more is to be asked.
bool is_survivor_gone(const AppState& state);

// Every legal jump with its verdict, undecided while that is not known. Empty while the coach is
// off, a solution plays by itself, or a position is set up.
std::vector<JudgedJump> judged_jumps(const AppState& state);

// Whether the coach has yet to ask how many solutions there are from here.
bool wants_count(const AppState& state);

// Where the game was lost, while the coach is on or somebody asked; App keeps the answer in
// CoachFacts::loss, where all others read it.
Loss find_loss(const AppState& state);

// Whether a whole solution from here is known.
bool knows_solution(const AppState& state);

// Whether the position on the board is known to be lost: by a proof, or without its survivor.
bool is_known_lost(const AppState& state);

// The review of the line that is on the board; null where there is none.
const GameReview* review_here(const AppState& state);

// The same as bars: each as high as the number of ways to win has digits. No bars without a review.
Curve review_curve(const AppState& state);

// The proof that the position on the board is lost; null while none is known.
const Certificate* proof_here(const AppState& state);

}  // namespace peg
