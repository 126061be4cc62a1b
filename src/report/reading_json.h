// SPDX-License-Identifier: MIT
#pragma once

// What a text was read as, in JSON:
//
// {"kind":"link"|"board"|"position"|"problem"|"moves"|"game"|"ambiguous","board","position",
//  "finish","moves":["d2-d4",...],"notation","readings":[the same objects],"notes":["..."]}
//
// What the text does not say is null. Of an ambiguous text `readings` has each reading, and all
// other keys are null but for `notes`.

#include "read/read_text.h"
#include "report/json.h"

namespace peg {

Json readings_json(const Readings& readings);
// Of a text; {"error":"..."} where it cannot be read.
Json read_json(const BoardAndProblem& at_hand, std::string_view text);

}  // namespace peg
