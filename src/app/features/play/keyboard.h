// SPDX-License-Identifier: MIT
#pragma once

// The keyboard: keys of commands, arrows on the board, Escape.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

void press_key(Context& context, const KeyPress& press);
void move_focus(Context& context, const Focus& focus);

}  // namespace peg
