// SPDX-License-Identifier: MIT
#pragma once

// Number of rounds of a random test: `all` in the native build; a quarter as WebAssembly and under
// sanitizers, where each round is much slower.

namespace peg {

inline constexpr bool kAllRounds = PEG_ROUNDS_DIVISOR == 1;
inline constexpr int rounds(int all) { return (all + PEG_ROUNDS_DIVISOR - 1) / PEG_ROUNDS_DIVISOR; }

}  // namespace peg
