// SPDX-License-Identifier: MIT
#pragma once

// The words of a game in five languages.

#include <cstdint>
#include <optional>

#include "read/kit/signs.h"

namespace peg {

enum class Meaning : std::uint8_t {
    kTo,      // "to", "nach", "vers": before the hole in which a peg lands
    kOver,    // "over": before the hole that is jumped over
    kJumps,   // "jumps": before either of them
    kFrom,    // "from": before the hole from which a peg jumps
    kNext,    // "then", "move": before another move
    kRemove,  // "removing": before the hole jumped over, or the start's vacancy
    kStart,   // "empty", "begin": before the start's vacancy
    kUnit,    // "moves", "pegs": the number before it is a count
    kNoise,   // "peg", "hole", "the"
    kRow,
    kColumn,
    kLeft,
    kRight,
    kUp,
    kDown,
};

constexpr bool is_direction(Meaning meaning) {
    return meaning >= Meaning::kLeft && meaning <= Meaning::kDown;
}

// The meaning of a word in any case, with or without its accents; nothing if the table does not
// have it. The table has single letters that are words ("a", "y"): try letters as hole names first.
std::optional<Meaning> meaning_of_word(SignsView word);
// The direction of an arrow, in two parts if it is diagonal; false if it is no arrow.
bool directions_of_arrow(char32_t sign, Meaning& one, std::optional<Meaning>& two);

}  // namespace peg
