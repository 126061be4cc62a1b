// SPDX-License-Identifier: MIT
#pragma once

// Our own JSON: what `solve --json` and the other commands print, and requests.

#include <optional>

#include "read/fields/fields.h"
#include "read/kit/signs.h"

namespace peg {

// The fields of the first JSON object in a text; nothing if no known key has a text or a list of
// texts. Total. Cost: linear.
std::optional<Fields> fields_of_json(SignsView text);

}  // namespace peg
