// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a board itself is drawn: a tap on a cell of the grid makes a hole or closes it,
// and a drag goes on with what its first cell began. What is drawn lies in AppState::sketchbook and
// outlives the mode. The game below stays as it is; whatever changes it ends the mode.
//
// As soon as a peg could jump on what is drawn, it is a board, and its natural problem is put to
// the solver: full but for a hole in the middle, to one peg there.

#include <cstdint>
#include <optional>
#include <string>

#include "app/kit/mode.h"
#include "app/model/geometry.h"
#include "app/model/judgement.h"
#include "app/model/sketchbook.h"

namespace peg {

// What is drawn, as a board with a problem; its holes have other names than the cells of the grid.
struct SketchedBoard {
    Board board;
    std::string text;                // as format_board writes it
    Cell corner;                     // the cell of the grid where the board's own a1 is
    std::optional<Problem> problem;  // the natural one; none where nothing can ever jump
};

struct DrawingBoard : ModeOf<DrawingBoard> {
    Cell cursor;                         // of the keyboard
    std::optional<Cell> hovered;         // under the mouse
    std::optional<SketchedBoard> drawn;  // none while no hole is drawn
    std::optional<Judgement> judgement;  // of the natural problem; none while that is asked
    std::uint32_t verdict_question = 0;  // the id of the question for it that was asked last
    std::optional<float> say_in;         // seconds until the verdict is said: more may change
    GridView view;
    struct Brush {
        bool makes = false;  // holes, as its first cell decided; else it closes them
        Point at;            // where it was last
    };
    std::optional<Brush> brush;

    std::span<const ModeCommand> commands() const override;
    void before_command(Context& context, Command command) override;
    bool hides_game() const override { return true; }
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
    bool point(Context& context, const Pointer& pointer) override;
    bool paste(Context& context, std::string_view text) override;
    bool escape(Context& context) override;
    std::optional<DrawableSymmetries> symmetries(const AppState& state) const override;
    void take_symmetry(Context& context, Symmetry symmetry) override;
    bool tick(Context& context, float seconds) override;
    // Has the solver judge the natural problem.
    void refresh(Context& context) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The board that is drawn, or null.
const DrawingBoard* drawing_board(const AppState& state);
// Goes on with what was drawn last. A board that was opened since is laid over it, as a step that
// undo takes back. No lesson may be running.
void begin_drawing_board(Context& context);

// In all that follows a board must be drawn.

const Sketch& sketch(const AppState& state);
// What is drawn becomes another sketch, in a step of its own; `further`: as a part of the step
// before, which must be the last one. False, and a sentence said, where it has too many holes.
bool change_sketch(Context& context, const Sketch& next, bool further = false);
// The board that a text names, shows or draws, is drawn in a step of its own.
void take_board_text(Context& context, std::string_view text);

// The middle of a cell in the window.
Point cell_centre(const AppState& state, Cell cell);
// The cells that the brush would change now: under the mouse, or beside the cursor of the keyboard
// those that the symmetry adds.
std::vector<Cell> cells_under_brush(const AppState& state);
// The name of the cell of a hole.
std::string cell_name(const SketchedBoard& drawn, Hole hole);

}  // namespace peg
