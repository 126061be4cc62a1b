// SPDX-License-Identifier: MIT
#include "app/kit/coach/shown_hint.h"

#include <algorithm>

#include "app/kit/app_state.h"
#include "app/model/geometry.h"

namespace peg {

namespace {

// The third of a range that a place is in; a place on a border is in the middle third.
int third(float place, float first, float last) {
    constexpr float kOnBorder = 1e-3f;
    const float away = (place - (first + last) / 2) / std::max(last - first, kOnBorder);
    return away < -1 / 6.0f - kOnBorder ? -1 : away > 1 / 6.0f + kOnBorder ? 1 : 0;
}

// The bounding box of a board.
struct Extent {
    Point first;
    Point last;
};

Extent extent_of(const Board& board) {
    const Point some = plane_point(board, board.reading_order().front());
    Extent extent{some, some};
    for_each_hole(board.holes(), [&](Hole hole) {
        const Point at = plane_point(board, hole);
        extent.first = {std::min(extent.first.x, at.x), std::min(extent.first.y, at.y)};
        extent.last = {std::max(extent.last.x, at.x), std::max(extent.last.y, at.y)};
    });
    return extent;
}

BoardPart part_of(const Extent& extent, const Board& board, Hole hole) {
    const Point at = plane_point(board, hole);
    return {third(at.x, extent.first.x, extent.last.x), third(at.y, extent.first.y, extent.last.y)};
}

}  // namespace

BoardPart part_of(const Board& board, Hole hole) { return part_of(extent_of(board), board, hole); }

Bits hinted_holes(const AppState& state) {
    const Board& board = state.played.game.board();
    for (const auto& mode : state.modes)
        if (const Bits hinted = mode->hinted(state)) return hinted;
    if (!state.marks.hint) return 0;
    const Jump& jump = board.jump(state.marks.hint->jump);
    Bits holes = bit(jump.from);
    switch (state.marks.hint->step) {
        case HintStep::kPeg: break;
        case HintStep::kJump: holes |= bit(jump.to); break;
        case HintStep::kWhere: {
            const Extent extent = extent_of(board);
            const BoardPart wanted = part_of(extent, board, jump.from);
            for_each_hole(board.holes(), [&](Hole hole) {
                if (part_of(extent, board, hole) == wanted) holes |= bit(hole);
            });
        }
    }
    return holes;
}

}  // namespace peg
