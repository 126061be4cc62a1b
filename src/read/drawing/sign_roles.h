// SPDX-License-Identifier: MIT
#pragma once

// What a sign of a drawing may stand for, and how likely that is. Everything known about signs is
// in this table.

#include <array>
#include <cstdint>

#include "read/kit/signs.h"

namespace peg {

enum class Role : std::uint8_t {
    kPeg,
    kHole,  // an empty hole
    kNone,  // not a hole
    // A peg or a hole in which the last peg is to end.
    kPegTarget,
    kHoleTarget,
};
inline constexpr std::array kEveryRole{Role::kPeg, Role::kHole, Role::kNone, Role::kPegTarget,
                                       Role::kHoleTarget};

// How well each role suits a sign, from 0 (never) to 9 (nearly always).
struct Suits {
    int peg = 1;
    int hole = 1;
    int none = 2;

    constexpr int with(Role role) const {
        switch (role) {
            case Role::kPeg:
            case Role::kPegTarget: return peg;
            case Role::kHole:
            case Role::kHoleTarget: return hole;
            case Role::kNone: return none;
        }
        return 0;
    }
};

// The suits of a sign, a number ("-1") or a word ("peg").
Suits suits_of(SignsView token);
// True if a word or a number of several signs can fill a cell.
bool is_cell_word(SignsView token);
// True if the sign marks the hole where the last peg is to end.
bool marks_target(SignsView token);

}  // namespace peg
