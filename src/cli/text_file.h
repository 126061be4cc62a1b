// SPDX-License-Identifier: MIT
#pragma once

// Whole files as text.

#include <string>

#include "core/support/result.h"

namespace peg {

// The content of a file of max 64 MiB; "-" is standard input, to its end.
Result<std::string> read_text(const std::string& path);

}  // namespace peg
