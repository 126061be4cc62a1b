// SPDX-License-Identifier: MIT
// Draws the number of pegs taken at the end of the tray.

#include <algorithm>
#include <string>

#include "ui/panels/panels.h"

namespace peg {

void draw_tray(Frame& frame) {
    const AppState& state = frame.state;
    const Rect tray = state.view.tray();
    const std::size_t taken = state.played.game.cursor();
    if (!state.view.has_tray() || taken == 0 || hides_game(state)) return;
    const bool upright = tray.height > tray.width;
    const float half = std::min(tray.width, tray.height) / 2;
    const Point middle = upright ? Point{tray.centre().x, tray.bottom() - half}
                                 : Point{tray.right() - half, tray.centre().y};
    const Point at = state.view.to_screen(middle);
    const float size = std::min(0.42f * state.view.pitch(), frame.fonts.size(Type::kHeading));
    scaled_text(frame, Type::kHeading, size, at, pack(frame.theme.dress.engraving),
                std::to_string(taken));
}

}  // namespace peg
