// SPDX-License-Identifier: MIT
#pragma once

// The mode in which the board is for playing the game. The commands of play are everybody's
// (run_command.h); this mode has the hand on the board, and the end of a game.

#include <optional>

#include "app/kit/mode.h"

namespace peg {

struct Playing : ModeOf<Playing> {
    std::optional<float> summary_in;  // seconds until a game that is over is summed up

    bool picks_last = false;  // the next peg that is tapped is to be the last one

    // Nothing is summed up, and nothing is picked.
    void let_go() {
        summary_in.reset();
        picks_last = false;
    }

    std::span<const ModeCommand> commands() const override;
    void before_command(Context& context, Command command) override;
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    bool end_game(Context& context) override;
    bool tick(Context& context, float seconds) override;
    std::optional<words::Heading> title(const AppState& state) const override;
    std::optional<words::Status> status(const AppState& state) const override;
};

}  // namespace peg
