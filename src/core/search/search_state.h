// SPDX-License-Identifier: MIT
#pragma once

// What state() of the searches in this folder returns: whether the search for a way from one start
// to some goals is running, has solved the problem, or how else it has ended.

#include <cstdint>

namespace peg {

enum class SearchState : std::uint8_t {
    kRunning,       // not decided yet: call step() again
    kSolved,        // solution() leads from the start to a goal
    kExhausted,     // no solution: every position was searched, or excluded by a proof
    kInconclusive,  // none found, but positions were dropped: a wider search may find one
    kOutOfMemory,   // not decided: the tables would take more than the limit
};

}  // namespace peg
