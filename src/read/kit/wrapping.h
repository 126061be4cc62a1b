// SPDX-License-Identifier: MIT
#pragma once

// What mail, chats and code put around a text.

#include <vector>

#include "read/kit/signs.h"

namespace peg {

// Removes quotation and comment marks at the start of lines, and code fences. Cost: linear.
void unwrap(std::vector<SignsView>& lines);

// The lines as one text, each with its line break.
Signs joined(const std::vector<SignsView>& lines);

}  // namespace peg
