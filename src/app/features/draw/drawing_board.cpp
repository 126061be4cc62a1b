// SPDX-License-Identifier: MIT
#include "app/features/draw/drawing_board.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawn_cells.h"
#include "app/features/draw/lay_sketch.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/view/fit_board.h"
#include "app/kit/words/words.h"
#include "app/model/drawing/natural_problem.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

constexpr float kFingerReach = 22;  // CSS pixels

std::optional<SketchedBoard> board_of(const Sketch& sketch) {
    const auto board = sketch.board();
    if (!board) return std::nullopt;
    return SketchedBoard{*board, format_board(*board), sketch.corner(), natural_problem(*board)};
}

constexpr Canvas::Spot spot_of(Cell cell) { return cell.row * 256 + cell.column; }
constexpr Cell cell_of(Canvas::Spot spot) {
    return {static_cast<std::uint8_t>(spot % 256), static_cast<std::uint8_t>(spot / 256)};
}

// The nearest cell whose centre is within the reach, or half a step.
std::optional<Canvas::Spot> spot_near(const AppState& state, Point at, float reach) {
    std::optional<Canvas::Spot> nearest;
    float best = std::max(reach, drawing_board(state)->view.pitch / 2);
    for (const Cell cell : sketch(state).cells()) {
        const float distance = length(cell_centre(state, cell) - at);
        if (distance > best) continue;
        best = distance;
        nearest = spot_of(cell);
    }
    return nearest;
}

}  // namespace

bool DrawingBoard::activate(Context& context, Hole) {
    touch(context, spot_of(cursor));
    return true;
}

bool DrawingBoard::activate_named(Context& context, std::string_view cell) {
    const auto found = find_cell(sketch(context.state), cell);
    if (found)
        touch(context, spot_of(*found));
    else
        context.say(Tone::kBad, words::no_such_cell(cell));
    return true;
}

bool DrawingBoard::focus_named(Context& context, std::string_view cell) {
    if (const auto found = find_cell(sketch(context.state), cell)) {
        drawing_mode(context).cursor = *found;
        context.state.hand.cursor_visible = true;
    }
    return true;
}

bool DrawingBoard::move_cursor(Context& context, Point direction) {
    DrawingBoard& mode = drawing_mode(context);
    const Lattice lattice = sketch(context.state).lattice();
    const auto where = [&](Cell cell) { return plane_point(lattice, cell); };
    const auto next =
        nearest_towards(sketch(context.state).cells(), where(mode.cursor), direction, where);
    mode.cursor = next.value_or(mode.cursor);
    return true;
}

bool DrawingBoard::cursor_to_end(Context& context, bool last, bool of_board) {
    DrawingBoard& mode = drawing_mode(context);
    std::vector<Cell> cells = sketch(context.state).cells();
    if (!of_board) std::erase_if(cells, [&](Cell cell) { return cell.row != mode.cursor.row; });
    mode.cursor = last ? cells.back() : cells.front();
    return true;
}

bool DrawingBoard::paste(Context& context, std::string_view text) {
    take_board_text(context, text);
    return true;
}

bool DrawingBoard::escape(Context& context) {
    uncover_game(context);
    return true;
}

std::optional<DrawableSymmetries> DrawingBoard::symmetries(const AppState& state) const {
    return DrawableSymmetries{drawable_symmetries(sketch(state)), state.kept.sketchbook.symmetry};
}

void DrawingBoard::take_symmetry(Context& context, Symmetry symmetry) {
    context.state.kept.sketchbook.symmetry = symmetry;
    context.mark_changed();
}

std::optional<words::Heading> DrawingBoard::title(const AppState& state) const {
    return words::sketch_title(state);
}

std::optional<words::Status> DrawingBoard::instruction(const AppState& state) const {
    return words::sketch_status(state);
}

void DrawingBoard::begin(Context& context) {
    AppState& state = context.state;
    cover_game(context);
    Sketchbook& book = state.kept.sketchbook;
    if (book.taken_up != state.played.board_text)
        if (const auto here = Sketch::of(state.played.game.board())) book.change(*here);
    book.taken_up = state.played.board_text;
    state.animation.clear();
    auto& mode = begin_mode<DrawingBoard>(state.modes);
    const std::vector<Cell> cells = book.now().cells();
    mode.cursor = cells[cells.size() / 2];
    mode.changed(context);
    context.announce(words::begins_drawing_board(state));
}

void begin_drawing_board(Context& context) { DrawingBoard::begin(context); }

std::optional<OverGame::Judged> DrawingBoard::to_judge(const AppState&) const {
    if (!drawn || !drawn->problem) return std::nullopt;
    return Judged{drawn->board, drawn->text, *drawn->problem};
}

void DrawingBoard::changed(Context& context) {
    AppState& state = context.state;
    const Sketch& now = sketch(state);
    drawn = board_of(now);
    if (!now.contains(cursor.column, cursor.row)) cursor = now.cells().front();
    hovered.reset();
    const auto offered_now = drawable_symmetries(now);
    if (std::ranges::find(offered_now, state.kept.sketchbook.symmetry) == offered_now.end())
        state.kept.sketchbook.symmetry = Symmetry::kNone;
    fit_board(state);
    Canvas::changed(context);
}

std::optional<Canvas::Spot> DrawingBoard::pressed(const AppState& state,
                                                  const Pointer& pointer) const {
    return spot_near(state, pointer.at, kFingerReach);
}

std::optional<Canvas::Spot> DrawingBoard::nearest(const AppState& state, Point at) const {
    return spot_near(state, at, 0);
}

Point DrawingBoard::centre(const AppState& state, Spot spot) const {
    return cell_centre(state, cell_of(spot));
}

bool DrawingBoard::is_set(const AppState& state, Spot spot) const {
    return sketch(state).is_hole(cell_of(spot));
}

int DrawingBoard::count_set(const AppState& state) const { return sketch(state).hole_count(); }

bool DrawingBoard::set(Context& context, Spot spot, bool on, bool further) {
    Sketch next = sketch(context.state);
    for (const Cell cell : orbit(next, context.state.kept.sketchbook.symmetry, cell_of(spot)))
        next.set(cell, on);
    return change_sketch(context, next, further);
}

void DrawingBoard::set_cursor(AppState&, Spot spot) { cursor = cell_of(spot); }

void DrawingBoard::set_hovered(AppState&, std::optional<Spot> spot) {
    hovered = spot ? std::optional(cell_of(*spot)) : std::nullopt;
}

std::string DrawingBoard::all_said(const AppState& state) const {
    return words::holes_drawn(state);
}

std::string DrawingBoard::touched_said(const AppState& state, Spot spot, int count_before) const {
    return words::drawn_cell(state, cell_of(spot), count_before);
}

std::string DrawingBoard::judgement_said(const AppState& state) const {
    return words::sketch_said(state);
}

void DrawingBoard::ended(AppState& state) { fit_board(state); }

std::optional<ShownGrid> DrawingBoard::grid(const AppState& state) const {
    const bool is_problem = drawn && drawn->problem;
    return ShownGrid{&sketch(state),
                     view,
                     cursor,
                     cells_under_brush(state),
                     drawn ? &drawn->board : nullptr,
                     is_problem ? drawn->problem->finish : Finish::any()};
}

// Centres the grid in its area, and places the drawn board on its cells.
void DrawingBoard::fit_grid(AppState& state, const Rect& area, float max_pitch) {
    const Sketch& cells = sketch(state);
    const float row = cells.lattice() != Lattice::kTriangular ? 1 : kTriangularRow;
    const Point size{static_cast<float>(cells.columns() - 1),
                     static_cast<float>(cells.rows() - 1) * row};
    constexpr float kAround = 2 * kRimRadius;
    const float pitch = std::max(
        std::min({area.width / (size.x + kAround), area.height / (size.y + kAround), max_pitch}),
        1.0f);
    view = {area.centre() - size * (pitch / 2), pitch};
    state.view = BoardView();
    if (!drawn) return;
    const Point corner = plane_point(cells.lattice(), drawn->corner);
    state.view = BoardView(drawn->board, view.origin + corner * pitch, pitch);
}

std::optional<std::string> DrawingBoard::sentence(const AppState& state) const {
    return words::sketch_line(state);
}

std::optional<std::string> DrawingBoard::goal(const AppState& state) const {
    return words::sketch_goal(state);
}

const DrawingBoard* drawing_board(const AppState& state) {
    return find_mode<DrawingBoard>(state.modes);
}

const Sketch& sketch(const AppState& state) {
    assert(drawing_board(state) != nullptr);
    return state.kept.sketchbook.now();
}

}  // namespace peg
