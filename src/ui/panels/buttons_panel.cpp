// SPDX-License-Identifier: MIT
// The commands that have a button beside the board (app/kit/view/buttons.h), the slider of a
// solution, and the curve of a review.

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/charts.h"

namespace peg {

namespace {

ButtonStyle style_of(ButtonPlace::Look look) {
    switch (look) {
        case ButtonPlace::Look::kFixed: return ButtonStyle::kFilledTile;
        case ButtonPlace::Look::kTile: return ButtonStyle::kTile;
        case ButtonPlace::Look::kPlain: return ButtonStyle::kPlain;
        case ButtonPlace::Look::kPrimary: return ButtonStyle::kPrimary;
        case ButtonPlace::Look::kWide: return ButtonStyle::kWide;
    }
    return ButtonStyle::kTile;
}

// Goes back and forth in the solution, and sets its pace.
void draw_slider(Frame& frame, const Rect& rect) {
    const PlaybackMode& solution = *playback_mode(frame.state);
    const auto length = static_cast<float>(std::max<std::size_t>(solution.end - solution.begin, 1));
    const auto at = static_cast<float>(watched_jumps(frame.state));
    if (const auto where = slider(frame, "place", rect, at / length))
        frame.intents.emplace_back(Seek{*where});
    const Point below{rect.centre().x, rect.bottom() - 0.75f * line_height(frame, Type::kCaption)};
    text(frame, Type::kCaption, below, pack(frame.theme.muted), words::speed(frame.state),
         Align::kCentre);
    if (frame.covered) return;
    frame.widget_areas.slider = rect;
    if (frame.state.hand.focused == kSlider) focus_ring(frame, rect, kControlRadius * frame.unit);
}

}  // namespace

void draw_buttons(Frame& frame) {
    const IdScope scope("buttons");
    const Screen& screen = frame.state.screen;
    for (const ButtonPlace& button : screen.buttons)
        command_button(frame, button.command, button.rect, style_of(button.look));
    if (screen.slider.width > 0) draw_slider(frame, screen.slider);
    if (screen.curve.height > 0) draw_curve(frame, review_curve(frame.state), screen.curve);
    if (screen.moves.height > 0) draw_timeline(frame, screen.moves);
}

}  // namespace peg
