// SPDX-License-Identifier: MIT
#pragma once

// Words for drawing a board, and for boards that were drawn. Drawing mode must be on, except for
// the second part.

#include <string>
#include <string_view>

#include "app/kit/app_state.h"

namespace peg::words {

Heading sketch_title(const AppState& state);
// The status panel: why the drawing is no board yet, or the verdict on its natural problem.
Status sketch_status(const AppState& state);
// The same for the live region, when the player stops drawing.
std::string sketch_said(const AppState& state);
// For the page's line: "33 holes drawn. Winnable."
std::string sketch_line(const AppState& state);
// The goal of the natural problem: "One peg, in d4"; empty if there is none.
std::string sketch_goal(const AppState& state);

std::string begins_drawing_board(const AppState& state);
std::string holes_drawn(const AppState& state);  // "33 holes."
// After a tap on a cell; `before` is the number of holes before.
std::string drawn_cell(const AppState& state, Cell cell, int before);

std::string grid_size(const Sketch& sketch);
std::string too_many_holes(int holes);
std::string no_such_cell(std::string_view name);
std::string no_such_grid();
std::string no_jump_on_board();

std::string asks_board_name();
std::string asks_board_text();

// --- Boards that the player has drawn

// For lists: its name, or "Your own board, 24 holes".
std::string own_board(const OwnBoard& board);
std::string is_in_catalogue(const AppState& state, std::string_view board);
std::string board_is_kept(const AppState& state, std::string_view board);
std::string board_is_removed(const std::string& title);
std::string board_is_back(const std::string& title);
// When a game on a drawn board begins.
std::string plays_drawn_board(const AppState& state);

}  // namespace peg::words
