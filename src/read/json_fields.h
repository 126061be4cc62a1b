// SPDX-License-Identifier: MIT
#pragma once

// Our own JSON: what `solve --json` and the other commands print, and what requests look like.

#include <optional>

#include "read/fields.h"
#include "read/signs.h"

namespace peg {

// The fields of the first JSON object in a text; nothing where it has no key of ours with a text or
// a list of texts. Total, and linear.
std::optional<Fields> fields_of_json(SignsView text);

}  // namespace peg
