// SPDX-License-Identifier: MIT
#pragma once

// The mode in which the board is for playing the game. The commands of play are everybody's
// (run_command.h); this mode has the hand on the board, and the end of a game.

#include <optional>

#include "app/mode_base.h"

namespace peg {

struct Playing : ModeBase {
    std::optional<float> summary_in;  // seconds until a game that is over is summed up

    bool picks_last = false;  // the next peg that is tapped is to be the last one

    bool run(Context& context, Command command);
    bool activate(Context& context, Hole hole);
    bool point(Context& context, const Pointer& pointer);
    bool escape(Context& context);
    bool end_game(Context& context);
    bool tick(Context& context, float seconds);
    static std::optional<words::Heading> title(const AppState& state);
    static std::optional<words::Status> status(const AppState& state);
};

}  // namespace peg
