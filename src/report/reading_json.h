// SPDX-License-Identifier: MIT
#pragma once

// What a text was read as, in JSON:
//
// {"kind":"link"|"board"|"position"|"problem"|"moves"|"game"|"ambiguous","board","position",
//  "finish","moves":["d2-d4",...],"notation","readings":[the same objects],"notes":["..."]}
//
// and `survivor` (a hole) and `marked` ("a4>g4,g4>a4") where the text marks pegs.
//
// What the text does not say is null. Of an ambiguous text `readings` has each reading, and all
// other keys are null but for `notes`.

#include "read/read_text.h"
#include "report/json.h"

namespace peg {

Json readings_json(const Readings& readings);
// The readings of a text, or an error (error_json.h) if the text cannot be read. Each reading has
// its `notes` a second time as `remarks`: errors that the page words in its language.
Json read_json(const BoardAndProblem& at_hand, std::string_view text);

}  // namespace peg
