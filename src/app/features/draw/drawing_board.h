// SPDX-License-Identifier: MIT
#pragma once

// The mode for drawing a board. A tap on a cell of the grid makes a hole or removes it; a drag
// continues what its first cell began. The drawing is in Kept::sketchbook and outlives the mode.
// The game below stays as it is; any change of it ends the mode.
//
// As soon as some peg could jump, the drawing is a board, and the solver is asked about its natural
// problem: full but for a hole in the middle, to one peg there.

#include <optional>
#include <string>

#include "app/kit/canvas/canvas.h"
#include "app/model/drawing/sketchbook.h"
#include "app/model/geometry.h"

namespace peg {

// The drawing as a board with a problem. Its holes have other names than the cells of the grid.
struct SketchedBoard {
    Board board;
    std::string text;                // as format_board writes it
    Cell corner;                     // the grid cell of the board's a1
    std::optional<Problem> problem;  // the natural problem; none if no jump is possible
};

struct DrawingBoard : ModeOf<DrawingBoard, Canvas> {
    Cell cursor;                         // the keyboard's cursor
    std::optional<Cell> hovered;         // the cell under the mouse
    std::optional<SketchedBoard> drawn;  // none while there is no hole
    GridView view;

    // Continues the last drawing.
    static void begin(Context& context);

    std::span<const ModeCommand> commands() const override;
    void ended(AppState& state) override;
    std::optional<ShownGrid> grid(const AppState& state) const override;
    void fit_grid(AppState& state, const Rect& area, float max_pitch) override;
    std::optional<std::string> sentence(const AppState& state) const override;
    std::optional<std::string> goal(const AppState& state) const override;
    bool activate(Context& context, Hole hole) override;
    bool activate_named(Context& context, std::string_view cell) override;
    bool focus_named(Context& context, std::string_view cell) override;
    bool move_cursor(Context& context, Point direction) override;
    bool cursor_to_end(Context& context, bool last, bool of_board) override;
    bool paste(Context& context, std::string_view text) override;
    bool escape(Context& context) override;
    std::optional<DrawableSymmetries> symmetries(const AppState& state) const override;
    void take_symmetry(Context& context, Symmetry symmetry) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;

    std::optional<Judged> to_judge(const AppState& state) const override;
    void changed(Context& context) override;
    std::optional<Spot> pressed(const AppState& state, const Pointer& pointer) const override;
    std::optional<Spot> nearest(const AppState& state, Point at) const override;
    Point centre(const AppState& state, Spot spot) const override;
    float pitch(const AppState&) const override { return view.pitch; }
    bool is_set(const AppState& state, Spot spot) const override;
    int count_set(const AppState& state) const override;
    bool set(Context& context, Spot spot, bool on, bool further) override;
    void set_cursor(AppState& state, Spot spot) override;
    void set_hovered(AppState& state, std::optional<Spot> spot) override;
    std::string all_said(const AppState& state) const override;
    std::string touched_said(const AppState& state, Spot spot, int count_before) const override;
    std::string judgement_said(const AppState& state) const override;
};

// The DrawingBoard mode if it is on, or null.
const DrawingBoard* drawing_board(const AppState& state);
// Continues the last drawing. A board opened since then replaces it in a step that undo takes back.
// No lesson may be running.
void begin_drawing_board(Context& context);

// A board must be drawn.
const Sketch& sketch(const AppState& state);

}  // namespace peg
