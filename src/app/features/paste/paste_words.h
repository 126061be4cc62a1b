// SPDX-License-Identifier: MIT
#pragma once

// Words about pasted texts.

#include <string>

#include "app/kit/app_state.h"
#include "app/kit/ask/read_question.h"
#include "app/kit/words/status.h"

namespace peg::words {

// For a reading that was just opened, with what was left out or is ambiguous.
Status pasted(const AppState& state, const ReadAnswer& reading);
// For choosing among readings: "digits of column and row: d2-d4 b3-d3 ..., a solution", "13 pegs,
// English".
std::string reading(const AppState& state, const ReadAnswer& reading);

}  // namespace peg::words
