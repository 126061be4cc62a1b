// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

DialogParts help_parts(const AppState& state);
// The cards of the features, then the commands without a button beside the board, by group.
DialogParts menu_parts(const AppState& state);

}  // namespace peg
