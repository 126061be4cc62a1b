// SPDX-License-Identifier: MIT
#pragma once

// The line of play as moves: what was played, and beyond the cursor what redo would play.

#include <string>
#include <vector>

#include "ui/model/app_state.h"

namespace peg {

struct LineMove {
    std::size_t begin = 0;         // jumps of the line before it
    std::size_t end = 0;           // and with it
    std::string text;              // "c4-c2-e2"
    Maker maker = Maker::kPlayer;  // the computer, if any of its jumps are the computer's
};

// The cursor stands in at most one move, or before the first.
inline bool stands_in(const LineMove& move, std::size_t cursor) {
    return cursor > move.begin && cursor <= move.end;
}

std::vector<LineMove> line_of(const AppState& state);

}  // namespace peg
