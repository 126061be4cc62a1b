// SPDX-License-Identifier: MIT
#pragma once

// The words of backward play (backwards.h).

#include <string>

#include "app/features/backwards/backwards.h"
#include "app/kit/app_state.h"

namespace peg::words {

// "English, backwards"
Heading backwards_heading(const AppState& state);
// The position on the board, and what to do.
Status backwards_status(const AppState& state, const Backwards& mode);
// The same as one sentence, after each step.
std::string built_now(const AppState& state, const Backwards& mode);
// Where the chosen peg can have come from.
std::string chosen(const AppState& state, const Backwards& mode);
// The answer to a hint: the jump to take back, or that there is none.
Status outlook_told(const AppState& state, const Backwards& mode);

}  // namespace peg::words
