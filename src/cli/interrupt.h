// SPDX-License-Identifier: MIT
#pragma once

// Ctrl-C. The first one raises a flag, which commands look at between two steps of their work; a
// second one ends the program at once, as the system does by default.

namespace peg {

// From now on Ctrl-C raises the flag. Called once, at the program's start.
void catch_interrupts();
// Whether Ctrl-C has been pressed.
bool interrupted();

// Waits until reading from a file descriptor would not block (there is data, or the end, or an
// error). False after Ctrl-C, which ends the wait even when it is pressed just before the wait
// begins.
bool wait_for_input(int descriptor);

}  // namespace peg
