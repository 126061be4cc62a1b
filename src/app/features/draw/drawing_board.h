// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a board itself is drawn: a tap on a cell of the grid makes a hole or closes it,
// and a drag goes on with what its first cell began. What is drawn lies in Kept::sketchbook and
// outlives the mode. The game below stays as it is; whatever changes it ends the mode.
//
// As soon as a peg could jump on what is drawn, it is a board, and its natural problem is put to
// the solver: full but for a hole in the middle, to one peg there.

#include <optional>
#include <string>

#include "app/kit/canvas/canvas.h"
#include "app/model/geometry.h"
#include "app/model/sketchbook.h"

namespace peg {

// What is drawn, as a board with a problem; its holes have other names than the cells of the grid.
struct SketchedBoard {
    Board board;
    std::string text;                // as format_board writes it
    Cell corner;                     // the cell of the grid where the board's own a1 is
    std::optional<Problem> problem;  // the natural one; none where nothing can ever jump
};

struct DrawingBoard : ModeOf<DrawingBoard, Canvas> {
    Cell cursor;                         // of the keyboard
    std::optional<Cell> hovered;         // under the mouse
    std::optional<SketchedBoard> drawn;  // none while no hole is drawn
    GridView view;

    // Goes on with what was drawn last.
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

// The board that is drawn, or null.
const DrawingBoard* drawing_board(const AppState& state);
// Goes on with what was drawn last. A board that was opened since is laid over it, as a step that
// undo takes back. No lesson may be running.
void begin_drawing_board(Context& context);

// In all that follows a board must be drawn.

const Sketch& sketch(const AppState& state);
// The board that a text names, shows or draws, is drawn in a step of its own.
void take_board_text(Context& context, std::string_view text);

}  // namespace peg
