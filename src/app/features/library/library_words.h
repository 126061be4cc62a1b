// SPDX-License-Identifier: MIT
#pragma once

// Words about the library, and for a returning player.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

// Above the library: the number of games, or of matching games.
std::string library_tally(const AppState& state);

}  // namespace peg::words
