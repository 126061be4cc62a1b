// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a game is played backwards: it begins with the last peg and un-jumps until the
// start of the game stands there. Un-jumping is building: each step brings a peg.
//
//     the jump d2-d4, played     d2 x  d3 x  d4 o   ->   d2 o  d3 o  d4 x
//     and taken back             d2 o  d3 o  d4 x   ->   d2 x  d3 x  d4 o
//
// The solver says at each step whether the start can still be built: whether play forwards from it
// leads to what lies on the board. What is built, read backwards, is a solution of the game. The
// game below stays as it is; whatever changes it ends the mode.

#include <optional>
#include <string>
#include <vector>

#include "app/kit/canvas/over_game.h"
#include "app/model/backwards_line.h"

namespace peg {

struct Backwards : ModeOf<Backwards, OverGame>, BackwardsLine {
    Problem game;  // that is played backwards: the start is to be built
    // `judgement`: whether the start leads to what is on the board; a solution is the way from
    // there.
    std::optional<JumpId> hint;   // shown, to be taken back
    bool says_judgement = false;  // the player waits for it

    static void begin(Context& context);

    std::span<const ModeCommand> commands() const override;
    void ended(AppState& state) override;
    std::optional<Problem> problem(const AppState& state) const override;
    std::optional<Bits> targets(const AppState& state) const override;
    Bits hinted(const AppState& state) const override;
    std::optional<std::string> sentence(const AppState& state) const override;
    std::optional<std::string> goal(const AppState& state) const override;
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;

    std::optional<Judged> to_judge(const AppState& state) const override;
    void changed(Context& context) override;
    void judged(Context& context) override;
};

// What is played backwards, or null.
const Backwards* backwards(const AppState& state);
// Goes on where it was left (PlayedGame::backwards_line), else begins with the last peg of the game
// on the board. No lesson may be running, and no trainer.
void begin_backwards(Context& context);

// In what follows something must be played backwards.

// What lies on the board; no peg before the last one is chosen.
Position built(const AppState& state, const Backwards& mode);
// Whether the start of the game stands there.
bool is_built(const AppState& state, const Backwards& mode);
// The holes from which the chosen peg can have jumped; none while no peg is chosen.
Bits sources(const AppState& state, const Backwards& mode);

}  // namespace peg
