// SPDX-License-Identifier: MIT
#pragma once

// The ladder of a problem and the time of a game, in words.

#include <string>

#include "app/kit/listing/ladder.h"

namespace peg::words {

std::string time(int seconds);       // "3:20", "1:02:05"
std::string time_said(int seconds);  // in a sentence

std::string name(Rung rung);  // "without help"
// The rungs on which the player stands: "solved, without help, record"; empty where on none.
std::string rungs(const AppState& state, const ListedProblem& listed);

}  // namespace peg::words
