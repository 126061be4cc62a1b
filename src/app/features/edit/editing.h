// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a position is set up: a tap puts a peg in or takes it out, and a drag goes on
// with what its first hole began. What is drawn lies in Kept::drawings, one drawing for each
// board, and outlives the mode. The game below stays as it is; whatever changes it ends the mode.

#include <optional>
#include <vector>

#include "app/kit/canvas/canvas.h"
#include "app/model/geometry.h"
#include "app/model/judgement.h"
#include "app/model/symmetry.h"
#include "core/solver/nearest_winnable.h"

namespace peg {

struct Editing : ModeOf<Editing, Canvas> {
    bool picks_finish = false;        // the next tap chooses the hole of the finish
    std::vector<NearPosition> near;   // what was found last near what was drawn
    std::optional<Disproof> refused;  // why the player's last question has the answer no

    // Goes on with what was drawn on this board before.
    static void begin(Context& context);

    std::span<const ModeCommand> commands() const override;
    void before_command(Context& context, Command command) override;
    std::optional<Problem> problem(const AppState& state) const override;
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

// The editor that is open, or null.
const Editing* editing(const AppState& state);
// Goes on with what was drawn on this board before. A position that the game has reached since is
// laid over it, as a step that undo takes back. No lesson may be running.
void begin_editing(Context& context);
// Editing ends without a word, where something is edited.
void stop_editing(AppState& state);

// In all that follows something must be edited.

// What is drawn becomes another problem, in a step of its own; `further`: as a part of the step
// before, which must be the last one.
void edit(Context& context, const Problem& next, bool further = false);
// From now on it is drawn in one of the drawable_symmetries the board.
void draw_in(Context& context, Symmetry symmetry);

Editing& editor(Context& context);
// What is drawn on the board in play.
const Problem& drawn(const AppState& state);
Symmetry symmetry_in_use(const AppState& state);
// Whether nothing was drawn yet that undo could take back.
bool is_untouched_drawing(const AppState& state);

}  // namespace peg
