// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a position is set up: a tap puts a peg in or takes it out, and a drag goes on
// with what its first hole began. What is drawn lies in AppState::drawings, one drawing for each
// board, and outlives the mode. The game below stays as it is; whatever changes it ends the mode.

#include <cstdint>
#include <optional>
#include <vector>

#include "app/kit/mode.h"
#include "app/model/geometry.h"
#include "app/model/judgement.h"
#include "app/model/symmetry.h"
#include "core/solver/nearest_winnable.h"

namespace peg {

// A pointer that draws.
struct Brush {
    bool puts = false;  // as its first hole decided; else it takes pegs out
    Point at;           // where it was last
};

struct Editing : ModeOf<Editing> {
    std::optional<Judgement> judgement;  // of what is drawn; none while that is asked, or blank
    std::uint32_t verdict_question = 0;  // the id of the question for it that was asked last
    std::optional<float> say_in;         // seconds until the verdict is said: more may change
    std::optional<Brush> brush;
    bool picks_finish = false;          // the next tap chooses the hole of the finish
    std::vector<NearPosition> nearest;  // what was found last near what was drawn
    std::optional<Disproof> refused;    // why the player's last question has the answer no

    std::span<const ModeCommand> commands() const override;
    void before_command(Context& context, Command command) override;
    bool hides_game() const override { return true; }
    std::optional<Problem> problem(const AppState& state) const override;
    Bits brushed(const AppState& state) const override;
    std::optional<std::string> sentence(const AppState& state) const override;
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    std::optional<DrawableSymmetries> symmetries(const AppState& state) const override;
    void take_symmetry(Context& context, Symmetry symmetry) override;
    bool tick(Context& context, float seconds) override;
    // Judges what is drawn, or has the solver judge it.
    void refresh(Context& context) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The editor that is open, or null.
const Editing* editing(const AppState& state);
// Goes on with what was drawn on this board before. A position that the game has reached since is
// laid over it, as a step that undo takes back. No lesson may be running.
void begin_editing(Context& context);
// Editing ends without a word, where something is edited.
void stop_editing(AppState& state);

// In all that follows something must be edited.

// What is drawn becomes another problem, in a step of its own; `edit_further`: as a part of the
// step before, which must be the last one.
void edit(Context& context, const Problem& next);
void edit_further(Context& context, const Problem& next);
// From now on it is drawn in one of the drawable_symmetries the board.
void draw_in(Context& context, Symmetry symmetry);

Editing& editor(Context& context);
// What is drawn on the board in play.
const Problem& drawn(const AppState& state);
Symmetry symmetry_in_use(const AppState& state);
// Whether nothing was drawn yet that undo could take back.
bool is_untouched_drawing(const AppState& state);

}  // namespace peg
