// SPDX-License-Identifier: MIT
#pragma once

// Goes back from a lost position to a winnable one.

#include "app/kit/context.h"

namespace peg {

// Goes back to the last winnable position, which must be known.
void go_back(Context& context);

}  // namespace peg
