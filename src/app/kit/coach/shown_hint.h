// SPDX-License-Identifier: MIT
#pragma once

// A hint has three steps: where on the board to look, which peg, and the jump itself. So a player
// takes no more help than is wanted.

#include <cstdint>

#include "core/board/board.h"

namespace peg {

struct AppState;

enum class HintStep : std::uint8_t { kWhere, kPeg, kJump };

// There must be a next step.
constexpr HintStep next(HintStep step) {
    return step == HintStep::kWhere ? HintStep::kPeg : HintStep::kJump;
}

struct ShownHint {
    JumpId jump = 0;
    HintStep step = HintStep::kJump;
    bool has_reason = true;  // the reason for the jump is said with it
};

// A ninth of a board's bounding box: `x` and `y` are -1, 0 or 1, from the left and from the top.
struct BoardPart {
    int across = 0;
    int down = 0;

    constexpr bool operator==(const BoardPart&) const = default;
};
BoardPart part_of(const Board& board, Hole hole);

// The holes that the hint marks: those of a part of the board, the peg's hole, or both ends of the
// jump. Empty without a hint.
Bits hinted_holes(const AppState& state);

}  // namespace peg
