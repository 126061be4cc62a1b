// SPDX-License-Identifier: MIT
#pragma once

// Export and import of everything that is stored, as one file. The file is the stored text
// (saved_state.h) with the program's name added, on several lines:
//
//   {"program": "Last Peg", "version": 1, "theme": "dark", "games": [...], "solved": [...], ...}
//
// A file may come from anybody. It adds data and removes none; settings that it does not name stay.
// Its claims of fewest moves are ignored, since only the solver can prove them.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

void export_file(Context& context);
// Imports a file and says in a sentence what was added; or says what is wrong, and changes nothing.
void import_file(Context& context, const Import& file);

}  // namespace peg
