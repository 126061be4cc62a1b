// SPDX-License-Identifier: MIT
#pragma once

// The ladder of a problem and the time of a game, in words.

#include <string>

#include "app/kit/listing/ladder.h"

namespace peg::words {

std::string time(int seconds);       // "3:20", "1:02:05"
std::string time_said(int seconds);  // for a sentence

std::string name(Rung rung);  // "without help"
// The rungs that the player has reached: "solved, without help, record"; may be empty.
std::string rungs(const AppState& state, const ListedProblem& listed);

}  // namespace peg::words
