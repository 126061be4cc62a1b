// SPDX-License-Identifier: MIT
#pragma once

// The sheet of the games that are kept.

#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// The games that the search lets through, the one that was left last before the others: "game:0" to
// go on with, "remove:0".
std::vector<Choice> game_choices(const AppState& state);
std::optional<Miniature> game_miniature(const AppState& state, std::string_view place);

DialogParts library_parts(const AppState& state);

}  // namespace peg
