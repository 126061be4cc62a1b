// SPDX-License-Identifier: MIT
#pragma once

// Memory allocated with new in the whole test program.

#include <cstddef>

namespace peg {

std::size_t allocated_bytes();
// The peak since the last call, in bytes above the amount at that time.
std::size_t take_peak();

}  // namespace peg
