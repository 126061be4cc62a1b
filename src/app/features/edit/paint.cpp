// SPDX-License-Identifier: MIT
#include "app/features/edit/paint.h"

#include <algorithm>
#include <cmath>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/kit/game/pointer.h"

namespace peg {

namespace {

// What is drawn, with a peg put into the hole or taken out of it, and out of those that the
// symmetry adds.
Problem painted(const AppState& state, Hole hole, bool puts) {
    Problem next = drawn(state);
    const Bits holes = orbit(state.played.game.board(), symmetry_in_use(state), hole);
    next.start.pegs = puts ? next.start.pegs | holes : next.start.pegs & ~holes;
    return next;
}

void pick_finish(Context& context, Hole hole) {
    editor(context).picks_finish = false;
    edit(context, {drawn(context.state).start, Finish::at(hole)});
    context.announce(words::finish_chosen(context.state));
}

// The holes over which the brush has come since the last time, from a point on its way to the next.
void draw_on(Context& context, Point to) {
    AppState& state = context.state;
    const BoardView& view = state.view;
    const Point from = editor(context).brush->at;
    const float step = 0.25f * view.pitch();
    const int steps = std::max(1, static_cast<int>(std::ceil(length(to - from) / step)));
    for (int i = 1; i <= steps; ++i) {
        const Point at = mix(from, to, static_cast<float>(i) / static_cast<float>(steps));
        const auto hole = view.hole_near(at, 0);
        if (!hole || length(view.centre(*hole) - at) > kBowlRadius * view.pitch()) continue;
        const Problem next = painted(state, *hole, editor(context).brush->puts);
        if (next == drawn(state)) continue;
        edit_further(context, next);
        state.hand.cursor = *hole;
    }
    editor(context).brush->at = to;
}

void press_brush(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    state.hand.cursor_visible = false;
    const auto hole = hole_under(state, pointer);
    if (!hole) return;
    state.hand.cursor = *hole;
    if (editor(context).picks_finish) return pick_finish(context, *hole);
    const bool puts = !contains(drawn(state).start.pegs, *hole);
    editor(context).brush = Brush{puts, pointer.at};
    edit(context, painted(state, *hole, puts));
}

}  // namespace

void touch_hole(Context& context, Hole hole) {
    AppState& state = context.state;
    state.hand.cursor = hole;
    if (editor(context).picks_finish) return pick_finish(context, hole);
    const bool puts = !contains(drawn(state).start.pegs, hole);
    const int before = peg_count(drawn(state).start);
    edit(context, painted(state, hole, puts));
    context.announce(words::drawn_hole(state, hole, before));
}

void follow_brush(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    Editing& editing = editor(context);
    if (pointer.touch)
        state.hand.hovered.reset();
    else
        state.hand.hovered = state.view.hole_near(pointer.at, 0);
    switch (pointer.phase) {
        case Pointer::Phase::kHover: return;
        case Pointer::Phase::kLeave: state.hand.hovered.reset(); return;
        case Pointer::Phase::kDown: return press_brush(context, pointer);
        case Pointer::Phase::kMove:
            if (editing.brush) draw_on(context, pointer.at);
            return;
        case Pointer::Phase::kUp: break;
    }
    if (!editing.brush) return;
    draw_on(context, pointer.at);
    editing.brush.reset();
    context.mark_changed();
    context.announce(words::pegs_drawn(state));
}

}  // namespace peg
