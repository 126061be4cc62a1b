// SPDX-License-Identifier: MIT
#pragma once

// What is said of what was pasted.

#include <string>

#include "app/kit/app_state.h"
#include "app/kit/ask/read_question.h"
#include "app/kit/words/status.h"

namespace peg::words {

// Of a reading that has just been opened, with what was left out of it or may be meant otherwise.
Status pasted(const AppState& state, const ReadAnswer& reading);
// To choose from: "digits of column and row: d2-d4 b3-d3 ..., a solution", "13 pegs, English"
std::string reading(const AppState& state, const ReadAnswer& reading);

}  // namespace peg::words
