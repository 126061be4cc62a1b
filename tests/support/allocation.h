// SPDX-License-Identifier: MIT
#pragma once

// How much memory is allocated with new, in the whole test program.

#include <cstddef>

namespace peg {

std::size_t allocated_bytes();
// The most that there was at any moment since this was called last, beyond what there was then.
std::size_t take_peak();

}  // namespace peg
