// SPDX-License-Identifier: MIT
#include "app/kit/canvas/canvas.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kSayAfter = 0.4f;  // seconds after the last stroke before the verdict is said

}  // namespace

bool Canvas::point(Context& context, const Pointer& pointer) {
    using Phase = Pointer::Phase;
    AppState& state = context.state;
    const bool over = !pointer.touch && pointer.phase != Phase::kLeave;
    set_hovered(state, over ? nearest(state, pointer.at) : std::nullopt);
    if (pointer.phase == Phase::kDown) press(context, pointer);
    const bool moved = pointer.phase == Phase::kMove || pointer.phase == Phase::kUp;
    if (!brush_ || !moved) return true;
    draw_on(context, pointer.at);
    if (pointer.phase == Phase::kMove) return true;
    brush_.reset();
    context.mark_changed();
    context.announce(all_said(state));
    return true;
}

void Canvas::press(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    state.hand.cursor_visible = false;
    const auto spot = pressed(state, pointer);
    if (!spot) return;
    set_cursor(state, *spot);
    if (take(context, *spot)) return;
    const bool sets = !is_set(state, *spot);
    if (set(context, *spot, sets, false)) brush_ = Brush{sets, pointer.at};
}

// Draws on the cells that the brush has crossed since its last point.
void Canvas::draw_on(Context& context, Point to) {
    AppState& state = context.state;
    const Point from = brush_->at;
    const float step = pitch(state) / 4;
    const int steps = std::max(1, static_cast<int>(std::ceil(length(to - from) / step)));
    for (int i = 1; i <= steps; ++i) {
        const Point at = mix(from, to, static_cast<float>(i) / static_cast<float>(steps));
        const auto spot = nearest(state, at);
        if (!spot || length(centre(state, *spot) - at) > kBowlRadius * pitch(state)) continue;
        if (is_set(state, *spot) == brush_->sets) continue;
        if (!set(context, *spot, brush_->sets, true)) break;
        set_cursor(state, *spot);
    }
    brush_->at = to;
}

void Canvas::touch(Context& context, Spot spot) {
    AppState& state = context.state;
    set_cursor(state, spot);
    if (take(context, spot)) return;
    const int before = count_set(state);
    if (set(context, spot, !is_set(state, spot), false))
        context.announce(touched_said(state, spot, before));
}

void Canvas::changed(Context& context) {
    OverGame::changed(context);
    say_in_ = kSayAfter;
}

bool Canvas::tick(Context& context, float seconds) {
    const AppState& state = context.state;
    const bool asks = waits_for_judgement(state);
    if (!say_in_) return asks;
    *say_in_ = std::max(*say_in_ - seconds, 0.0f);
    const bool known = judgement || !to_judge(state);
    if (*say_in_ > 0 || !known || brush_ || !may_speak(state)) return *say_in_ > 0 || asks;
    say_in_.reset();
    context.announce(judgement_said(state));
    return false;
}

}  // namespace peg
