// SPDX-License-Identifier: MIT
#pragma once

// What the trainer says.

#include <string>

#include "app/kit/words/words.h"

namespace peg::words {

// In all of these but the last a mistake is on the board.
Heading training_heading(const AppState& state);
Status training_status(const AppState& state);
// The task, and what is said of a jump, in one line for the page.
std::string training_task(const AppState& state);
std::string training_answer(const AppState& state);
Status no_mistakes();

}  // namespace peg::words
