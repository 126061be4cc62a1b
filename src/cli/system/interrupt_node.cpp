// SPDX-License-Identifier: MIT
#include "cli/system/interrupt.h"

// For WebAssembly under Node.js, which ends the program at Ctrl-C itself. Reads wait for input.

namespace peg {

void catch_interrupts() {}
bool interrupted() { return false; }
bool wait_for_input(int /*descriptor*/) { return true; }

}  // namespace peg
