// SPDX-License-Identifier: MIT
#pragma once

// What is said of the library, and to a player who comes back.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

// Above the library: how many games there are, or match.
std::string library_tally(const AppState& state);

}  // namespace peg::words
