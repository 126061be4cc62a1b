// SPDX-License-Identifier: MIT
#pragma once

// The state as JSON for the page's mirror: holes and commands with their names and their places on
// the canvas, so that people who do not see the canvas, and tests, can use everything.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/kit/app_state.h"

namespace peg {

// Where the widgets of commands and choices were drawn in the last frame.
struct Widgets {
    std::vector<std::pair<std::string_view, Rect>> commands;  // by id
    std::vector<std::pair<std::string, Rect>> choices;        // by id
    std::optional<Rect> slider;                               // of the solution that is watched
    std::vector<std::string> cut;                             // words that are not seen as a whole

    bool operator==(const Widgets&) const = default;
};

// As the schema Snapshot of web/protocol.js.
std::string format_snapshot(const AppState& state, const Widgets& widgets);

}  // namespace peg
