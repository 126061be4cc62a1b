// SPDX-License-Identifier: MIT
#pragma once

// The backward play of a game, to continue later.

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

struct BackwardsLine {
    std::optional<Position> end;  // the end with which it begins; none: the player chooses the last
                                  // peg
    std::vector<JumpId> taken;    // jumps in the order in which they are taken back, including
                                  // those that redo brings
    std::size_t cursor = 0;       // number of these that are applied

    bool operator==(const BackwardsLine&) const = default;
};

// Keeps the line that was begun; ours if both were.
inline void keep_begun(BackwardsLine& ours, const BackwardsLine& other) {
    if (ours.taken.empty()) ours = other;
}

// Taking a jump back is playing it on the complement.
inline bool can_be_taken_back(const Board& board, Position position, const Jump& jump) {
    return is_legal(complement(board, position), jump);
}

}  // namespace peg
