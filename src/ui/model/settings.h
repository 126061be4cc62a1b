// SPDX-License-Identifier: MIT
#pragma once

// What is remembered between visits, as text: the settings, and the game where it stands. What
// comes back may be years old or somebody else's: whatever does not parse is left out.

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/game.h"
#include "ui/model/app_state.h"

namespace peg {

std::string format_memory(const AppState& state);

struct Memory {
    Settings settings;
    std::set<std::string> solved;
    std::optional<RememberedGame> game;
};
Memory parse_memory(std::string_view text);

}  // namespace peg
