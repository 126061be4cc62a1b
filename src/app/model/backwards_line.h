// SPDX-License-Identifier: MIT
#pragma once

// What a player has built of a game that is played backwards, to go on with.

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

struct BackwardsLine {
    std::optional<Position> end;  // it begins with; none: the player taps the hole of the last peg
    std::vector<JumpId> taken;    // taken back one after the other, with those that redo brings
    std::size_t cursor = 0;       // how many of them lie behind what is on the board

    bool operator==(const BackwardsLine&) const = default;
};

// Of two lines of a game the one that was begun, ours if both were.
inline void keep_begun(BackwardsLine& ours, const BackwardsLine& other) {
    if (ours.taken.empty()) ours = other;
}

// Taking a jump back is playing it on the complement.
inline bool can_be_taken_back(const Board& board, Position position, const Jump& jump) {
    return is_legal(complement(board, position), jump);
}

}  // namespace peg
