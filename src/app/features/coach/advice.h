// SPDX-License-Identifier: MIT
#pragma once

// The player's command about a lost position: back to where it could be won.

#include "app/kit/context.h"

namespace peg {

// To the last winnable position, which must be known.
void go_back(Context& context);

}  // namespace peg
