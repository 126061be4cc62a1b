// SPDX-License-Identifier: MIT
#pragma once

// Whether each command is shown, enabled or pressed now. The topmost mode with a word on it
// decides, else the command's row.

#include "app/kit/app_state.h"

namespace peg {

Standing standing(const AppState& state, Command command);

// Whether a command has a place in the toolbar.
inline bool applies(const AppState& state, Command command) {
    return standing(state, command).applies;
}
// Whether it would do something.
inline bool enabled(const AppState& state, Command command) {
    return standing(state, command).enabled;
}
// On or off, for a command that is a switch.
inline std::optional<bool> pressed(const AppState& state, Command command) {
    return standing(state, command).pressed;
}

}  // namespace peg
