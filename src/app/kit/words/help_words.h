// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/model/help.h"

namespace peg::words {

// All the help that a game had: "without help", "with 2 hints, with the coach". Of a game of an
// earlier version no more is claimed than it noted: "without a hint".
std::string help(const Help& help);

}  // namespace peg::words
