// SPDX-License-Identifier: MIT
// The commands that have a seat beside the board (app/stage/seats.h), the slider of a solution, and
// the curve of a review.

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/charts.h"

namespace peg {

namespace {

ButtonStyle style_of(Seat::Look look) {
    switch (look) {
        case Seat::Look::kFixed: return ButtonStyle::kFilledTile;
        case Seat::Look::kTile: return ButtonStyle::kTile;
        case Seat::Look::kPlain: return ButtonStyle::kPlain;
        case Seat::Look::kPrimary: return ButtonStyle::kPrimary;
        case Seat::Look::kWide: return ButtonStyle::kWide;
    }
    return ButtonStyle::kTile;
}

// To and fro in the solution, and how fast it is played.
void draw_slider(Frame& frame, const Rect& rect) {
    const Watching& solution = *watching(frame.state);
    const auto length = static_cast<float>(std::max<std::size_t>(solution.end - solution.begin, 1));
    const auto at = static_cast<float>(watched_jumps(frame.state));
    if (const auto where = slider(frame, "place", rect, at / length))
        frame.intents.emplace_back(Seek{*where});
    const Point below{rect.centre().x, rect.bottom() - 0.75f * line_height(frame, Type::kCaption)};
    text(frame, Type::kCaption, below, pack(frame.theme.muted), words::speed(frame.state),
         Align::kCentre);
    if (frame.covered) return;
    frame.widgets.slider = rect;
    if (frame.state.hand.focused == kSlider) focus_ring(frame, rect, kControlRadius * frame.unit);
}

}  // namespace

void draw_seats(Frame& frame) {
    const IdScope scope("seats");
    const Screen& screen = frame.state.screen;
    for (const Seat& seat : screen.seats)
        command_button(frame, seat.command, seat.rect, style_of(seat.look));
    if (screen.slider.width > 0) draw_slider(frame, screen.slider);
    if (screen.curve.height > 0) draw_curve(frame, review_curve(frame.state), screen.curve);
    if (screen.moves.height > 0) draw_timeline(frame, screen.moves);
}

}  // namespace peg
