// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen of the game on the board: a moment of the line of play, another line.

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// The start and the moves of the line; nothing while there is no move.
std::vector<Choice> move_choices(const AppState& state);
// "line:0", and in the sheet of moves "keep:0" and "drop:0".
std::vector<Choice> line_choices(const AppState& state);

// By a number, which comes from outside; whether it is one.
bool choose_move(Context& context, std::string_view number);
bool choose_line(Context& context, std::string_view number);
bool choose_line_to_keep(Context& context, std::string_view number);
bool choose_line_to_drop(Context& context, std::string_view number);

}  // namespace peg
