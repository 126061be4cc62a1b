// SPDX-License-Identifier: MIT
#pragma once

// Ctrl-C. The first one sets a flag that commands check between two steps. A second one ends the
// program at once, as is the system's default.

namespace peg {

// Makes Ctrl-C set the flag. Call once, at the program's start.
void catch_interrupts();
// True if Ctrl-C has been pressed.
bool interrupted();

// Waits until reading from a file descriptor would not block: data, the end or an error. False
// after Ctrl-C, even if it is pressed just before the wait begins. (On Windows it does not wait:
// the read does, and a Ctrl-C just before the read is noticed only when input comes.)
bool wait_for_input(int descriptor);

}  // namespace peg
