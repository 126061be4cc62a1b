// SPDX-License-Identifier: MIT
#pragma once

// The state as JSON for the page's mirror: holes and commands with their names and their areas on
// the canvas, so that users who do not see the canvas, and tests, can use everything.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/kit/app_state.h"

namespace peg {

// Areas of the widgets of commands and choices in the last frame.
struct WidgetAreas {
    std::vector<std::pair<std::string_view, Rect>> commands;  // by id
    std::vector<std::pair<std::string, Rect>> choices;        // by id
    std::optional<Rect> slider;                               // of the playing solution
    std::vector<std::string> cut;                             // texts that did not fit

    bool operator==(const WidgetAreas&) const = default;
};

// In the schema Snapshot of web/protocol.js.
std::string format_snapshot(const AppState& state, const WidgetAreas& widget_areas);

}  // namespace peg
