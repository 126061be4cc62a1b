// SPDX-License-Identifier: MIT
#pragma once

// How often a test by chance tries: `all` times in the native build, and a quarter of them under
// sanitizers, where each takes some ten times as long, and as WebAssembly.

namespace peg {

inline constexpr int rounds(int all) { return (all + PEG_ROUNDS_DIVISOR - 1) / PEG_ROUNDS_DIVISOR; }

}  // namespace peg
