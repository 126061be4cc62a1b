// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/context.h"

namespace peg {

// Drops the unfinished animation.
void stop_animation(Context& context);

}  // namespace peg
