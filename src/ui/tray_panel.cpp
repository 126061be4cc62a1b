// SPDX-License-Identifier: MIT
// The number at the end of the tray: how many pegs have been taken.

#include <algorithm>
#include <string>

#include "ui/panels.h"

namespace peg {

void draw_tray(Frame& frame) {
    const AppState& state = frame.state;
    const Rect tray = state.view.tray();
    const std::size_t taken = state.game.cursor();
    if (!state.view.has_tray() || taken == 0) return;
    const bool upright = tray.height > tray.width;
    const float half = std::min(tray.width, tray.height) / 2;
    const Point middle = upright ? Point{tray.centre().x, tray.bottom() - half}
                                 : Point{tray.right() - half, tray.centre().y};
    const Point at = state.view.to_screen(middle);
    const std::string number = std::to_string(taken);
    const ImFont* font = frame.fonts.font(Type::kHeading);
    const float size = std::min(0.42f * state.view.pitch(), frame.fonts.size(Type::kHeading));
    const ImVec2 extent = font->CalcTextSizeA(size, 1e9f, 0, number.c_str());
    frame.draw.AddText(font, size, {at.x - extent.x / 2, at.y - extent.y / 2},
                       pack(frame.theme.dress.engraving), number.c_str());
}

}  // namespace peg
