// SPDX-License-Identifier: MIT
#pragma once

// Ctrl-C. The first one raises a flag that is looked at between the steps of the work; a second one
// ends the program at once.

namespace peg {

void catch_interrupts();
bool interrupted();

// Waits until a file descriptor can be read, or has ended, or failed; false after Ctrl-C. No
// interrupt is missed, however close to the waiting it comes.
bool wait_for_input(int descriptor);

}  // namespace peg
