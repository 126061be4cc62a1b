// SPDX-License-Identifier: MIT
#include "app/kit/view/fit_board.h"

#include <algorithm>

namespace peg {

void fit_board(AppState& state) {
    const Screen& screen = state.screen;
    // A board of ten holes should not fill a large screen.
    const float short_side = std::min(screen.board.width, screen.board.height);
    const float max_pitch = std::max(7 * screen.unit, short_side / 6.5f);
    for (const auto& mode : state.modes)
        if (mode->grid(state)) return mode->fit_grid(state, screen.board, max_pitch);
    // Every jump takes a peg, and one is left at the end.
    const int taken = std::max(peg_count(state.played.game.problem().start) - 1, 0);
    const auto fitted = [&](const Rect& area) {
        return BoardView(state.played.game.board(), area, max_pitch, taken);
    };
    state.view = fitted(screen.board);
    // Leave room for a proof if that costs nothing: then the board need not move when one opens.
    const BoardView above = fitted(screen.board_above_proof);
    if (above.pitch() >= state.view.pitch()) state.view = above;
}

}  // namespace peg
