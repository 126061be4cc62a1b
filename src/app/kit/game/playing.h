// SPDX-License-Identifier: MIT
#pragma once

// The mode for playing the game, always at the bottom. Any mode may run the commands of play
// (run_command.h); this mode handles input on the board, and the end of a game.

#include <optional>

#include "app/kit/mode.h"

namespace peg {

struct Playing : ModeOf<Playing> {
    std::optional<float> summary_in;  // seconds until the summary of a finished game

    bool picks_last = false;  // the next tapped peg becomes the survivor

    // Cancels the summary and the choice of a survivor.
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
