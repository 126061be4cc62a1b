// SPDX-License-Identifier: MIT
#pragma once

// The help that a player had in a game. Undo takes none of it back.

#include <algorithm>
#include <cstdint>

namespace peg {

// Bits of Help::kinds, which are stored: a number is never given another meaning. A newer version
// may know more kinds: its bits are kept, and count as help.
enum class HelpKind : std::uint32_t {
    kSolver = 1,     // was told whether a position can be won, why not, or in how many ways
    kCoach = 2,      // jumped while the coach was on
    kSolution = 4,   // saw a solution, or jumps of one
    kElsewhere = 8,  // has moves of a link, or pasted ones
    kUnknown = 16,   // an earlier version of the program has not noted more than the hints
};

struct Help {
    int hints = 0;            // one hint is one, in however many steps it was given
    std::uint32_t kinds = 0;  // of HelpKind

    bool has(HelpKind kind) const { return (kinds & static_cast<std::uint32_t>(kind)) != 0; }
    void add(HelpKind kind) { kinds |= static_cast<std::uint32_t>(kind); }
    // What either had.
    void add(const Help& other) {
        hints = std::max(hints, other.hints);
        kinds |= other.kinds;
    }
    bool operator==(const Help&) const = default;
};

// Whether it is known that there was none.
inline bool without_help(const Help& help) { return help == Help{}; }
// Whether the jumps may be those of somebody else, so that their number is no feat.
inline bool knew_solution(const Help& help) {
    return help.has(HelpKind::kSolution) || help.has(HelpKind::kElsewhere);
}

}  // namespace peg
