// SPDX-License-Identifier: MIT
#pragma once

// The help that a player used in a game. Undo does not take help back.

#include <algorithm>
#include <cstdint>

namespace peg {

// Bits of Help::kinds. They are stored, so a bit never changes its meaning. Bits of newer versions
// are kept, and count as help.
enum class HelpKind : std::uint32_t {
    kSolver = 1,     // learned whether a position can be won, why not, or in how many ways
    kCoach = 2,      // played a jump while the coach was on
    kSolution = 4,   // saw a solution, or jumps of one
    kElsewhere = 8,  // has moves from a link, or pasted moves
    kUnknown = 16,   // a game of an earlier version, which recorded only hints
};

struct Help {
    int hints = 0;            // a hint counts once, however many of its steps were shown
    std::uint32_t kinds = 0;  // bits of HelpKind

    bool has(HelpKind kind) const { return (kinds & static_cast<std::uint32_t>(kind)) != 0; }
    void add(HelpKind kind) { kinds |= static_cast<std::uint32_t>(kind); }
    // Adds the other's help.
    void add(const Help& other) {
        hints = std::max(hints, other.hints);
        kinds |= other.kinds;
    }
    bool operator==(const Help&) const = default;
};

// True if it is certain that no help was used.
inline bool without_help(const Help& help) { return help == Help{}; }
// True if the jumps may be somebody else's, so their number is no achievement.
inline bool knew_solution(const Help& help) {
    return help.has(HelpKind::kSolution) || help.has(HelpKind::kElsewhere);
}

}  // namespace peg
