// SPDX-License-Identifier: MIT
#pragma once

// Words of the trainer.

#include <string>

#include "app/kit/words/words.h"

namespace peg::words {

// A mistake must be on the board for all of these but the last.
Heading training_heading(const AppState& state);
Status training_status(const AppState& state);
// The task, and the answer to a jump, in one line for the page.
std::string training_task(const AppState& state);
std::string training_answer(const AppState& state);
Status no_mistakes();

}  // namespace peg::words
