// SPDX-License-Identifier: MIT
#pragma once

// The state as JSON for the page's mirror: holes and commands with their names and their places on
// the canvas, so that people who do not see the canvas, and tests, can use everything.

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/app_state.h"

namespace peg {

// Where the widgets of commands and choices were drawn in the last frame.
struct Widgets {
    std::array<std::optional<Rect>, kCommandCount> commands;  // by Command
    std::vector<std::pair<std::string, Rect>> choices;        // by id
    std::optional<Rect> slider;                               // of the solution that is watched

    bool operator==(const Widgets&) const = default;
};

// As the schema Snapshot of web/protocol.js.
std::string format_snapshot(const AppState& state, const Widgets& widgets);

}  // namespace peg
