// SPDX-License-Identifier: MIT
#pragma once

// Everything that changes the game on the board: another game, another line, a jump, undo and redo,
// going to another position of the line. Each change is announced to the rest of the app
// (position_changed) and animated.

#include <memory>
#include <optional>

#include "app/kit/context.h"
#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// Each of these ends every mode but Playing, and leaves a way back to what was there (ways_back.h).
// A game of another problem goes into the library.

// Begins a problem from its start.
void start_game(Context& context, const Board& board, const Problem& problem);
// Continues a problem where it was left; begins it if it was not played or is over.
void continue_game(Context& context, const Board& board, const Problem& problem);
// Begins the board's classic problem; on a board outside the catalogue, the same problem again.
void new_game(Context& context);
// Makes a variation the line on the board, and the current line a variation.
void enter_line(Context& context, std::size_t number);

// The problem that new_game would begin.
Problem own_problem(const AppState& state);

// Restores a game as it was left, without leaving a way back.
void resume_game(Context& context, PlayedGame before);
// Begins the board of a lesson or a position of the trainer; the mode keeps the game to return to.
void enter_game_of_mode(Context& context, const Board& board, const Problem& problem,
                        std::unique_ptr<Mode> mode);

// Keep and drop variations by number. Undo restores a dropped variation.
void keep_line(Context& context, std::size_t number);
void drop_line(Context& context, std::size_t number);

// Plays the player's jump. If it is illegal, returns false and changes nothing. `dropped_at` is
// where a dragged peg was released, on the board's plane.
bool play_jump(Context& context, Hole from, Hole to,
               std::optional<Point> dropped_at = std::nullopt);
// The same of a jump that is legal: from one hole to another there may be several (a board that
// lists its jumps).
void play_jump(Context& context, JumpId id, std::optional<Point> dropped_at = std::nullopt);

// There must be a jump to take back, or to play again.
void undo(Context& context);
void redo(Context& context);
void restart(Context& context);
// Puts the cursor after `cursor` jumps of the line.
void go_to(Context& context, std::size_t cursor);

// Ends the modes above the game, and what was said and asked about them. Animates the pegs from
// `before`, if given, to the game's position.
void uncover_game(Context& context, std::optional<Position> before = std::nullopt);

// Call after every change of position: removes messages and questions about the previous one.
void position_changed(Context& context);

// The tray slot of the peg taken by the jump after `cursor`.
constexpr int tray_slot(std::size_t cursor) { return static_cast<int>(cursor); }

}  // namespace peg
