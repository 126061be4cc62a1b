// SPDX-License-Identifier: MIT
#pragma once

// The mode for playing a game backwards. It begins with the last peg and takes jumps back until the
// start of the game is reached. Each step adds a peg:
//
//     the jump d2-d4, played     d2 x  d3 x  d4 o   ->   d2 o  d3 o  d4 x
//     and taken back             d2 o  d3 o  d4 x   ->   d2 x  d3 x  d4 o
//
// At each step the solver says whether the start can still be reached, that is, whether forward
// play leads from the start to the position on the board. The finished play, read from its end, is
// a solution of the game. The game below stays as it is; any change of it ends the mode.

#include <optional>
#include <string>
#include <vector>

#include "app/kit/canvas/over_game.h"
#include "app/model/backwards_line.h"

namespace peg {

struct Backwards : ModeOf<Backwards, OverGame>, BackwardsLine {
    Problem game;  // the game that is played backwards; its start is to be reached
    // `judgement`: whether the start leads to the position on the board; its solution is the way
    // from the start.
    std::optional<JumpId> hint;   // the jump to take back, as shown
    bool says_judgement = false;  // the player is waiting for the judgement

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
    bool take_jump(Context& context, JumpId jump) override;
    std::optional<std::vector<JumpId>> jumps_between(const AppState& state, Hole from,
                                                     Hole to) const override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> instruction(const AppState& state) const override;

    std::optional<Judged> to_judge(const AppState& state) const override;
    void changed(Context& context) override;
    void judged(Context& context) override;
};

// The Backwards mode if it is on, or null.
const Backwards* backwards(const AppState& state);
// Continues PlayedGame::backwards_line, or begins with the last peg of the game on the board. No
// lesson and no trainer may be running.
void begin_backwards(Context& context);

// The mode must be on for all functions below.

// The position on the board; without pegs until the last peg is chosen.
Position built(const AppState& state, const Backwards& mode);
// True if the start of the game is reached.
bool is_built(const AppState& state, const Backwards& mode);
// The holes from which the chosen peg can have jumped; empty while no peg is chosen.
Bits sources(const AppState& state, const Backwards& mode);

}  // namespace peg
