// SPDX-License-Identifier: MIT
#pragma once

// The sheets of the moves, and of the end of a game.

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

DialogParts moves_parts(const AppState& state);
// The result, what it compares with, and what to do next.
DialogParts end_parts(const AppState& state);

}  // namespace peg
