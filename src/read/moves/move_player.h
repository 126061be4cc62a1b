// SPDX-License-Identifier: MIT
#pragma once

// Plays the holes that a text names, joined in one dialect: each jump has to exist, and to be legal
// when it is played. A part of moves.h.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/support/error.h"
#include "read/moves/move_items.h"

namespace peg {

// The first error of a reading, and where it is. A greater fault belongs to a better reading.
struct MoveFault {
    std::size_t token = 0;
    int kind = 0;            // 1: not a name, 2: no such jump, 3: the jump is not legal
    std::size_t played = 0;  // legal jumps before the error
    bool begun = false;      // something was read before the error
    Error error;

    bool operator<(const MoveFault& other) const {
        return std::tuple(played > 0, token, kind) <
               std::tuple(other.played > 0, other.token, other.kind);
    }
};

// The text that is played, and its notation.
struct MoveSource {
    const MoveText& text;
    SignsView signs;
    std::string_view notation;  // id of the notation
};

struct Played {
    std::vector<JumpId> jumps;
    std::optional<Position> start;  // named by the text, or found
    std::vector<std::string> ignored;
    std::optional<MoveFault> fault;  // why the moves cannot be played, if so
};

// Reads the items of one dialect and plays them from `from`, or, without it, from the
// single-vacancy start that the first jump needs. Cost: linear.
Played play_items(const Board& board, const MoveSource& source, const MoveItems& items,
                  std::vector<Join> joins, std::optional<Position> from);

}  // namespace peg
