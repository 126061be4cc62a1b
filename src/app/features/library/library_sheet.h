// SPDX-License-Identifier: MIT
#pragma once

// The sheet of kept games.

#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// The games that match the search, last left first: "game:0" continues, "remove:0" removes.
std::vector<Choice> game_choices(const AppState& state);
std::optional<Miniature> game_miniature(const AppState& state, std::string_view place);

DialogParts library_parts(const AppState& state);

}  // namespace peg
