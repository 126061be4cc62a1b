// SPDX-License-Identifier: MIT
#pragma once

// A result to beat in the game on the board (model/challenge.h).

#include <string_view>

#include "app/kit/context.h"

namespace peg {

// The challenge of the game on the board while the player plays it, otherwise null.
const Challenge* challenge_here(const AppState& state);
// True if the player alone has reached the finish of the game on the board.
bool has_own_solution(const AppState& state);

// Takes the challenge of a link: moves, which are the line on the board, or the text of a result to
// beat, or both. Returns a sentence that says what is wrong with the text; empty if nothing is.
std::string take_challenge(Context& context, const std::optional<std::string>& beat);
// The same for a puzzle that is still to be made: the challenge goes to the next game on the board.
std::string expect_challenge(AppState& state, const std::optional<std::string>& beat);
// Call when the expected puzzle may be on the board.
void meet_challenge(AppState& state);

}  // namespace peg
