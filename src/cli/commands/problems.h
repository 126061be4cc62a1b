// SPDX-License-Identifier: MIT
#pragma once

// `lastpeg boards --problems BOARD` decides every single-vacancy problem of a board: one hole empty
// at the start, one peg left at the end.

#include "cli/arguments.h"
#include "cli/command.h"

namespace peg {

// The limits apply to each problem. Exit status 3 if a problem stays undecided.
Outcome print_problems(const Arguments& arguments);

}  // namespace peg
