// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/model/help.h"

namespace peg::words {

// The help used in a game: "without help", "with 2 hints, with the coach". For a game of an earlier
// version, only what it recorded: "without a hint".
std::string help(const Help& help);

}  // namespace peg::words
