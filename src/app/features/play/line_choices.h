// SPDX-License-Identifier: MIT
#pragma once

// Choices in the game on the board: a position of the line of play, another line.

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// The start and the moves of the line; empty if there is no move.
std::vector<Choice> move_choices(const AppState& state);
// "line:0" opens a line; "keep:0" and "drop:0", in the sheet of moves, keep and remove it.
std::vector<Choice> line_choices(const AppState& state);

// By an index, which comes from outside; false if there is no such item.
bool choose_move(Context& context, std::string_view number);
bool choose_line(Context& context, std::string_view number);
bool choose_line_to_keep(Context& context, std::string_view number);
bool choose_line_to_drop(Context& context, std::string_view number);

}  // namespace peg
