// SPDX-License-Identifier: MIT
#pragma once

// Whether each command is shown, enabled or pressed now. The topmost mode that handles the command
// decides, otherwise the command's row.

#include "app/kit/app_state.h"

namespace peg {

CommandState command_state(const AppState& state, Command command);

// True if a command is shown in the toolbar.
inline bool applies(const AppState& state, Command command) {
    return command_state(state, command).applies;
}
// True if it can be run.
inline bool enabled(const AppState& state, Command command) {
    return command_state(state, command).enabled;
}
// On or off, for a command that is a switch.
inline std::optional<bool> pressed(const AppState& state, Command command) {
    return command_state(state, command).pressed;
}

}  // namespace peg
