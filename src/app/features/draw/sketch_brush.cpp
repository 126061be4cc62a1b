// SPDX-License-Identifier: MIT
#include "app/features/draw/sketch_brush.h"

#include <algorithm>
#include <cmath>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawing_board.h"

namespace peg {

namespace {

constexpr float kFingerReach = 22;  // CSS pixels

DrawingBoard& mode(Context& context) { return *find_mode<DrawingBoard>(context.state.modes); }

// What is drawn, with a hole in the cell or without, and in those that the symmetry adds.
Sketch with_cell(const AppState& state, Cell cell, bool hole) {
    Sketch next = sketch(state);
    for (const Cell one : orbit(next, state.kept.sketchbook.symmetry, cell)) next.set(one, hole);
    return next;
}

std::optional<Cell> cell_near(const AppState& state, Point at, float reach) {
    std::optional<Cell> nearest;
    float best = std::max(reach, drawing_board(state)->view.pitch / 2);
    for (const Cell cell : sketch(state).cells()) {
        const float distance = length(cell_centre(state, cell) - at);
        if (distance > best) continue;
        best = distance;
        nearest = cell;
    }
    return nearest;
}

// The cells over which the brush has come since the last time, from a point on its way to the next.
void draw_cells(Context& context, Point to) {
    const AppState& state = context.state;
    const Point from = mode(context).brush->at;
    const float pitch = mode(context).view.pitch;
    const int steps = std::max(1, static_cast<int>(std::ceil(length(to - from) / (pitch / 4))));
    for (int i = 1; i <= steps; ++i) {
        const Point at = mix(from, to, static_cast<float>(i) / static_cast<float>(steps));
        const auto cell = cell_near(state, at, 0);
        if (!cell || length(cell_centre(state, *cell) - at) > kBowlRadius * pitch) continue;
        const bool makes = mode(context).brush->makes;
        if (sketch(state).is_hole(*cell) == makes) continue;
        if (!change_sketch(context, with_cell(state, *cell, makes), true)) break;
        mode(context).cursor = *cell;
    }
    mode(context).brush->at = to;
}

void press_sketch_brush(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    state.hand.cursor_visible = false;
    const auto cell = cell_near(state, pointer.at, kFingerReach);
    if (!cell) return;
    mode(context).cursor = *cell;
    const bool makes = !sketch(state).is_hole(*cell);
    if (!change_sketch(context, with_cell(state, *cell, makes))) return;
    mode(context).brush = DrawingBoard::Brush{makes, pointer.at};
}

}  // namespace

void touch_cell(Context& context, Cell cell) {
    const AppState& state = context.state;
    mode(context).cursor = cell;
    const bool makes = !sketch(state).is_hole(cell);
    const int before = sketch(state).hole_count();
    if (!change_sketch(context, with_cell(state, cell, makes))) return;
    context.announce(words::drawn_cell(state, cell, before));
}

void follow_sketch_brush(Context& context, const Pointer& pointer) {
    using Phase = Pointer::Phase;
    const AppState& state = context.state;
    const bool over = !pointer.touch && pointer.phase != Phase::kLeave;
    mode(context).hovered = over ? cell_near(state, pointer.at, 0) : std::nullopt;
    if (pointer.phase == Phase::kDown) return press_sketch_brush(context, pointer);
    const bool held = pointer.phase == Phase::kMove || pointer.phase == Phase::kUp;
    if (!held || !mode(context).brush) return;
    draw_cells(context, pointer.at);
    if (pointer.phase == Phase::kMove) return;
    mode(context).brush.reset();
    context.mark_changed();
    context.announce(words::holes_drawn(state));
}

}  // namespace peg
