// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/context.h"

namespace peg {

// Gives up the animation that is being made.
void stop_animation(Context& context);

}  // namespace peg
