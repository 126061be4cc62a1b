// SPDX-License-Identifier: MIT
#pragma once

// What is said of the library, and to a player who comes back.

#include <string>

#include "app/features/library/go_on.h"

namespace peg::words {

// Above the library: how many games there are, or match.
std::string library_tally(const AppState& state);
// What a player who comes back is offered to go on with.
std::string way_on(const AppState& state, const WayOn& way);

}  // namespace peg::words
