// SPDX-License-Identifier: MIT
#pragma once

// Everything that is stored, as one file to keep or to carry to another browser, and back. The file
// is the stored text (saved_state.h) with the program's name in it, on several lines:
//
//     {"program": "Last Peg", "version": 1, "theme": "dark", "games": [...], "solved": [...], ...}
//
// A file may come from anybody: it adds to what is here and takes nothing away, settings that it
// does not give stay as they are, and what it claims to be the fewest moves is not believed, as
// only the solver can prove that.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

void export_file(Context& context);
// Says in a sentence what was taken up, or what was wrong; then nothing is changed.
void import_file(Context& context, const Import& file);

}  // namespace peg
