// SPDX-License-Identifier: MIT
#pragma once

// A result that is to be beaten in the game on the board (model/challenge.h).

#include <string_view>

#include "app/kit/context.h"

namespace peg {

// That of the game on the board, while the player plays it; else null.
const Challenge* challenge_here(const AppState& state);
// Whether the player alone has brought the game on the board to its finish.
bool has_own_solution(const AppState& state);

// A link has brought moves, which are the line on the board, or the text of a result to beat, or
// both. Returns what is wrong with that text in a sentence; empty where nothing is.
std::string take_challenge(Context& context, const std::optional<std::string>& beat);
// The same for a puzzle that is still to be made: the next game on the board has that result.
std::string expect_challenge(AppState& state, const std::optional<std::string>& beat);
// The puzzle that was waited for may be on the board now.
void meet_challenge(AppState& state);

}  // namespace peg
