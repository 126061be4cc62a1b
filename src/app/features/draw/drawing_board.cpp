// SPDX-License-Identifier: MIT
#include "app/features/draw/drawing_board.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawn_cells.h"
#include "app/features/draw/own_boards.h"
#include "app/kit/ask/read_question.h"
#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/run_command.h"
#include "app/kit/view/fit_board.h"
#include "app/kit/words/words.h"
#include "app/model/natural_problem.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr float kFingerReach = 22;  // CSS pixels

DrawingBoard& drawing_mode(Context& context) {
    assert(drawing_board(context.state) != nullptr);
    return *find_mode<DrawingBoard>(context.state.modes);
}

std::optional<SketchedBoard> board_of(const Sketch& sketch) {
    const auto board = sketch.board();
    if (!board) return std::nullopt;
    return SketchedBoard{*board, format_board(*board), sketch.corner(), natural_problem(*board)};
}

constexpr Canvas::Spot spot_of(Cell cell) { return cell.row * 256 + cell.column; }
constexpr Cell cell_of(Canvas::Spot spot) {
    return {static_cast<std::uint8_t>(spot % 256), static_cast<std::uint8_t>(spot / 256)};
}

// The nearest cell whose middle is within the reach, or half a step.
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

// What is drawn becomes another sketch, in a step of its own; `further`: as a part of the step
// before, which must be the last one. False, and a sentence said, where it has too many holes.
bool change_sketch(Context& context, const Sketch& next, bool further = false) {
    if (next.hole_count() > kMaxHoles) {
        context.say(Tone::kBad, words::too_many_holes(next.hole_count()));
        return false;
    }
    Sketchbook& book = context.state.kept.sketchbook;
    further ? book.amend(next) : book.change(next);
    drawing_mode(context).changed(context);
    return true;
}

// All cells at once.
void lay_sketch(Context& context, const Sketch& next) {
    if (change_sketch(context, next)) context.announce(words::holes_drawn(context.state));
}

void lay_grid(Context& context, const Sketch& next) {
    lay_sketch(context, next);
    context.announce(words::grid_size(next));
}

void step_in_sketch(Context& context, bool forward) {
    Sketchbook& book = context.state.kept.sketchbook;
    forward ? book.redo() : book.undo();
    drawing_mode(context).changed(context);
    context.announce(words::holes_drawn(context.state));
}

void leave_drawing_board(Context& context) { uncover_game(context); }

// The board that is drawn becomes one of the player's own, and a game on it begins.
void play_drawn_board(Context& context) {
    AppState& state = context.state;
    const SketchedBoard drawn = *drawing_mode(context).drawn;
    keep_own_board(context, drawn.text, "");
    state.kept.sketchbook.taken_up = drawn.text;
    start_game(context, drawn.board, *drawn.problem);
}

void change_lattice(Context& context) {
    if (const auto other = sketch(context.state).on_other_lattice())
        lay_grid(context, *other);
    else
        context.say(Tone::kBad, words::no_such_grid());
}

bool has_problem(const DrawingBoard& mode) { return mode.drawn && mode.drawn->problem; }

}  // namespace

std::span<const ModeCommand> DrawingBoard::commands() const {
    static constexpr auto kNever = [](State) { return absent(); };
    static constexpr auto kIfPlayable = [](State s) {
        return offered(has_problem(*drawing_board(s)), phrase::reason::not_playable);
    };
    static constexpr std::array kModeCommands{
        ModeCommand{"draw_board", [](State) { return switched(true); }, leave_drawing_board},
        ModeCommand{"leave", always, leave_drawing_board,
                    [](State) -> std::string_view { return "leave_drawing"; }},
        ModeCommand{
            "undo",
            [](State s) { return offered(s.kept.sketchbook.can_undo(), phrase::reason::no_move); },
            [](Context& c) { step_in_sketch(c, false); }},
        ModeCommand{"redo",
                    [](State s) {
                        return offered(s.kept.sketchbook.can_redo(),
                                       phrase::reason::nothing_undone);
                    },
                    [](Context& c) { step_in_sketch(c, true); }},
        ModeCommand{"clear",
                    [](State s) {
                        return offered(sketch(s).hole_count() > 0, phrase::reason::nothing_drawn);
                    },
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.set_all(false);
                        lay_sketch(c, next);
                    }},
        ModeCommand{"fill", always,
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.set_all(true);
                        lay_sketch(c, next);
                    }},
        ModeCommand{"complement", always,
                    [](Context& c) {
                        Sketch next = sketch(c.state);
                        next.complement();
                        lay_sketch(c, next);
                    }},
        ModeCommand{"by_text", always, ask_for_board_text},
        ModeCommand{"larger",
                    [](State s) {
                        return offered(sketch(s).larger().has_value(), phrase::reason::largest);
                    },
                    [](Context& c) { lay_grid(c, *sketch(c.state).larger()); }},
        ModeCommand{"smaller",
                    [](State s) {
                        return offered(sketch(s).smaller().has_value(), phrase::reason::smallest);
                    },
                    [](Context& c) { lay_grid(c, *sketch(c.state).smaller()); }},
        ModeCommand{"triangular",
                    [](State s) { return switched(sketch(s).lattice() == Lattice::kTriangular); },
                    change_lattice},
        ModeCommand{"symmetry", [](State s) { return switched(s.sheet == "symmetry"); }},
        ModeCommand{"play_this", kIfPlayable,
                    [](Context& c) {
                        play_drawn_board(c);
                        c.announce(words::plays_drawn_board(c.state));
                    }},
        ModeCommand{"save_board", kIfPlayable, ask_for_board_name},
        ModeCommand{"save", kNever},
        ModeCommand{"edit",
                    [](State s) {
                        Standing stands = kIfPlayable(s);
                        stands.pressed = false;
                        return stands;
                    },
                    [](Context& c) {
                        play_drawn_board(c);
                        run_command(c, "edit");
                    }},
        ModeCommand{"why", kNever},
        ModeCommand{"share", kNever},
        ModeCommand{"share_position", kNever},
        ModeCommand{"paper", kNever},
        ModeCommand{"picture", kNever},
        ModeCommand{"print_board", kNever},
        ModeCommand{"generate", kNever},
        ModeCommand{"puzzle", kNever},
    };
    return kModeCommands;
}

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
    leave_drawing_board(context);
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
    if (!has_problem(*this)) return std::nullopt;
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

// The whole grid in the middle of its place, and the board that is drawn where its cells are.
void DrawingBoard::fit_grid(AppState& state, const Rect& area, float max_pitch) {
    const Sketch& cells = sketch(state);
    const float row = cells.lattice() == Lattice::kSquare ? 1 : kTriangularRow;
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

namespace {

void lay_board(Context& context, const Board& board) {
    const auto drawn = Sketch::of(board);
    if (!drawn) return context.say(Tone::kBad, words::no_such_grid());
    lay_sketch(context, *drawn);
}

}  // namespace

void take_board_text(Context& context, std::string_view text) {
    const auto own = parse_board(text);
    if (own) return lay_board(context, own->board);
    // Rows joined by slashes are our own notation.
    const bool ours = text.find('\n') == std::string_view::npos && text.find('/') < text.size();
    if (ours) return context.complain(own.error());
    ask_to_read(context, std::string(text), context.state.played.game.problem(),
                [](Context& c, const auto& readings) {
                    if (find_mode<DrawingBoard>(c.state.modes) != nullptr)
                        lay_board(c, readings.front().board);
                });
}

}  // namespace peg
