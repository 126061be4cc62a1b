// SPDX-License-Identifier: MIT
#pragma once

// `lastpeg boards --problems BOARD`: every single-vacancy problem of a board, decided.

#include "cli/arguments.h"
#include "cli/command.h"

namespace peg {

// The limits are for each problem. Exit status 3 where some are undecided.
Outcome print_problems(const Arguments& arguments);

}  // namespace peg
