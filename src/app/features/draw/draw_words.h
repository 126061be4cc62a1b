// SPDX-License-Identifier: MIT
#pragma once

// What is said while a board is drawn, and of the boards that were drawn. A board must be drawn,
// but in the functions of the second part.

#include <string>
#include <string_view>

#include "app/kit/app_state.h"

namespace peg::words {

Heading sketch_title(const AppState& state);
// What the status panel shows: why this is no board yet, or how its natural problem stands.
Status sketch_status(const AppState& state);
// The same for the live region, once nobody draws on.
std::string sketch_said(const AppState& state);
// For the page: "33 holes drawn. Winnable."
std::string sketch_line(const AppState& state);
// What is asked of the natural problem: "One peg, in d4"; empty while there is none.
std::string sketch_goal(const AppState& state);

std::string begins_drawing_board(const AppState& state);
std::string holes_drawn(const AppState& state);  // "33 holes."
// After a tap on a cell; there were `before` holes.
std::string drawn_cell(const AppState& state, Cell cell, int before);

std::string grid_size(const Sketch& sketch);
std::string too_many_holes(int holes);
std::string no_such_cell(std::string_view name);
std::string no_such_grid();
std::string no_jump_on_board();

std::string asks_board_name();
std::string asks_board_text();

// --- The boards of the player's own

// In a list: its name, or "Your own board, 24 holes".
std::string own_board(const OwnBoard& board);
std::string is_in_catalogue(const AppState& state, std::string_view board);
std::string board_is_kept(const AppState& state, std::string_view board);
std::string board_is_removed(const std::string& title);
std::string board_is_back(const std::string& title);
// When a game on it begins.
std::string plays_drawn_board(const AppState& state);

}  // namespace peg::words
