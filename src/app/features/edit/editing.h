// SPDX-License-Identifier: MIT
#pragma once

// The mode for setting up a position. A tap puts a peg in or takes it out; a drag continues what
// its first hole began. A goal that is a pattern or a set of holes is painted in the same way, on
// the board in place of the pegs. The drawing is in Kept::drawings, one for each board, and
// outlives the mode. The game below stays as it is; any change of it ends the mode.

#include <optional>
#include <vector>

#include "app/kit/canvas/canvas.h"
#include "app/model/drawing/symmetry.h"
#include "app/model/geometry.h"
#include "app/model/knowledge/judgement.h"
#include "core/solver/nearest_winnable.h"

namespace peg {

struct Editing : ModeOf<Editing, Canvas> {
    // What the next tap chooses instead of drawing.
    enum class Picks : std::uint8_t { kNothing, kFinish, kMarkedPeg, kMarkedEnd };
    Picks picks = Picks::kNothing;
    Hole marked = 0;                  // the marked peg whose end is chosen next
    bool paints_goal = false;         // the board shows the goal for painting
    bool either = false;              // the brush makes holes that may be either, peg or empty
    std::vector<NearPosition> near;   // the winnable positions last found near the drawing
    std::optional<Disproof> refused;  // the proof, if the player's last question has the answer no

    // Continues the last drawing on this board.
    static void begin(Context& context);

    std::span<const ModeCommand> commands() const override;
    void before_command(Context& context, Command command) override;
    std::optional<Problem> problem(const AppState& state) const override;
    std::optional<PaintedGoal> painted(const AppState& state) const override;
    Bits brushed(const AppState& state) const override;
    std::optional<std::string> sentence(const AppState& state) const override;
    bool activate(Context& context, Hole hole) override;
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
    float pitch(const AppState& state) const override;
    bool is_set(const AppState& state, Spot spot) const override;
    int count_set(const AppState& state) const override;
    bool set(Context& context, Spot spot, bool on, bool further) override;
    bool take(Context& context, Spot spot) override;
    void set_cursor(AppState& state, Spot spot) override;
    void set_hovered(AppState& state, std::optional<Spot> spot) override;
    std::string all_said(const AppState& state) const override;
    std::string touched_said(const AppState& state, Spot spot, int count_before) const override;
    std::string judgement_said(const AppState& state) const override;
    bool may_speak(const AppState& state) const override;
};

// The Editing mode if it is on, or null.
const Editing* editing(const AppState& state);
// Continues the last drawing on this board. A position that the game has reached since then
// replaces it in a step that undo takes back. No lesson may be running.
void begin_editing(Context& context);
// Ends editing silently, if it is on.
void stop_editing(AppState& state);

// The editor must be open for all functions below.

// Changes the drawing as a new undo step, or, if `further`, as part of the last step.
void edit(Context& context, const Problem& next, bool further = false);
// Switches between painting the goal and drawing the start.
void paint_goal(Context& context, bool on);
// Sets the symmetry in which to draw, one of the board's drawable_symmetries.
void draw_in(Context& context, Symmetry symmetry);

Editing& editor(Context& context);
Drawing& drawing(AppState& state);
const Drawing& drawing(const AppState& state);
// Call after every change of the drawing; `before` is the position that was shown.
void drawing_changed(Context& context, Position before);
// The drawing on the current board.
const Problem& drawn(const AppState& state);
Symmetry symmetry_in_use(const AppState& state);
// True if the goal is painted on the board, not chosen from a list.
bool is_paintable(const Finish& finish);
// True while the goal is painted.
bool is_painting(const AppState& state);
// True if the drawing has no step that undo could take back.
bool is_untouched_drawing(const AppState& state);

}  // namespace peg
