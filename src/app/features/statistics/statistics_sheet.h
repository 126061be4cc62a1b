// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// The content of the statistics sheet.
DialogParts statistics_parts(const AppState& state);

}  // namespace peg
