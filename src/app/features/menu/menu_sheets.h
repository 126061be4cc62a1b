// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

DialogParts help_parts(const AppState& state);
// The cards of the features; then what has no seat beside the board, each group below its name.
DialogParts menu_parts(const AppState& state);

}  // namespace peg
