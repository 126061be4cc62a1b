// SPDX-License-Identifier: MIT
#pragma once

// Everything that changes the game on the board: another game, another line, a jump, undo and redo,
// a leap to another moment of the line. Each tells the other rooms (position_changed) and lets the
// pegs move.

#include <memory>
#include <optional>

#include "app/kit/context.h"
#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// Each of these ends every mode but playing, and leaves a way back to what was there (ways_back.h);
// a game that makes room for another problem goes into the library.

// Another problem, from its start.
void start_game(Context& context, const Board& board, const Problem& problem);
// Another problem, where it was left; from its start where it was not played, or is over.
void continue_game(Context& context, const Board& board, const Problem& problem);
// The board's classic problem; on a board that is no catalogue board, the same problem again.
void new_game(Context& context);
// The variation with this number becomes the line on the board, and that one a variation.
void enter_line(Context& context, std::size_t number);

// The problem with which new_game begins.
Problem own_problem(const AppState& state);

// A game as it was left, without a way back.
void resume_game(Context& context, PlayedGame before);
// The board of a lesson, or a position of the trainer: that mode knows the game to come back to.
void enter_game_of_mode(Context& context, const Board& board, const Problem& problem,
                        std::unique_ptr<Mode> mode);

// Variations by their numbers. One that is dropped comes back by undo.
void keep_line(Context& context, std::size_t number);
void drop_line(Context& context, std::size_t number);

// The player's jump. False, and nothing changed, where it is not legal. `dropped_at` is where a
// dragged peg was let go, on the board's plane.
bool play_jump(Context& context, Hole from, Hole to,
               std::optional<Point> dropped_at = std::nullopt);

// There must be a jump to take back, or to play again.
void undo(Context& context);
void redo(Context& context);
void restart(Context& context);
// Puts the cursor after `cursor` jumps of the line.
void go_to(Context& context, std::size_t cursor);

// Ends what lies over the game, and what was said and asked about it. The pegs go from where it had
// them, if it says where, to where the game has them.
void uncover_game(Context& context, std::optional<Position> before = std::nullopt);

// To be called after every change of position: ends what was said and asked about the one before.
void position_changed(Context& context);

// The place in the tray of the peg that the jump after `cursor` takes.
constexpr int tray_slot(std::size_t cursor) { return static_cast<int>(cursor); }

}  // namespace peg
