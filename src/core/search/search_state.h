// SPDX-License-Identifier: MIT
#pragma once

// How far a search for a solution has come. All searches of this room use these words.

#include <cstdint>

namespace peg {

enum class SearchState : std::uint8_t {
    kRunning,      // call step() again
    kSolved,       // solution() leads from the start to a goal
    kExhausted,    // there is no solution: everything that could be one was looked at or excluded
    kGaveUp,       // nothing found, but positions were left out: a wider search may find something
    kOutOfMemory,  // the tables would take more than the limit
};

}  // namespace peg
