// SPDX-License-Identifier: MIT
#pragma once

// The day of the puzzle on the board.

#include <optional>

#include "app/kit/app_state.h"

namespace peg {

// None if the game is no daily puzzle.
std::optional<Day> day_on_board(const AppState& state);

}  // namespace peg
