// SPDX-License-Identifier: MIT
#pragma once

// Which day's puzzle is on the board.

#include <optional>

#include "app/kit/app_state.h"

namespace peg {

// None where the puzzle is no day's.
std::optional<Day> day_on_board(const AppState& state);

}  // namespace peg
