// SPDX-License-Identifier: MIT
#pragma once

// The line of play as moves: those played, and after the cursor those that redo would play.

#include <string>
#include <vector>

#include "app/kit/app_state.h"

namespace peg {

struct LineMove {
    std::size_t begin = 0;         // number of jumps of the line before the move
    std::size_t end = 0;           // and after the move
    std::string text;              // "c4-c2-e2", in the player's notation
    Maker maker = Maker::kPlayer;  // kComputer if any of the jumps is the computer's
};

// True if the cursor is in the move. It is in at most one move, and in none at the start.
inline bool stands_in(const LineMove& move, std::size_t cursor) {
    return cursor > move.begin && cursor <= move.end;
}

// The id of a choice: "move:3"; move 0 is the start.
inline std::string move_id(std::size_t number) { return "move:" + std::to_string(number); }

std::vector<LineMove> line_of(const AppState& state);

// The name of a move of the line, or of a variation by its number, with the features' remarks.
std::string remarked_move(const AppState& state, const LineMove& move, std::string name);
std::string remarked_line(const AppState& state, std::size_t number, std::string name);

}  // namespace peg
