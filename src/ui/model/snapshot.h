// SPDX-License-Identifier: MIT
#pragma once

// The state as JSON for the page's mirror: holes and commands with their names and where they are
// on the canvas, so that people who do not see it, and tests, can use everything.

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/model/app_state.h"

namespace peg {

// Where the widgets of commands and board choices were drawn in the last frame.
struct Widgets {
    std::array<std::optional<Rect>, kCommandCount> commands;  // by Command
    std::vector<std::pair<std::string, Rect>> choices;        // by id
    std::optional<Rect> slider;                               // of the solution that is watched

    bool operator==(const Widgets&) const = default;
};

std::string format_snapshot(const AppState& state, const Widgets& widgets);

}  // namespace peg
