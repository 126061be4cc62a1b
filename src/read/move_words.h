// SPDX-License-Identifier: MIT
#pragma once

// The words of a game in five languages, as a table.

#include <cstdint>
#include <optional>

#include "read/signs.h"

namespace peg {

enum class Meaning : std::uint8_t {
    kTo,      // "to", "nach", "vers": the hole in which a peg lands
    kOver,    // "over": the hole that is jumped over
    kJumps,   // "jumps": either
    kFrom,    // "from": a peg begins to jump
    kNext,    // "then", "move": what follows is another move
    kRemove,  // "removing": the peg that is jumped over, or the first hole to be emptied
    kStart,   // "empty", "begin": the hole that is empty at the start
    kUnit,    // "moves", "pegs": the number before them counts
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

// Of a word in any case, with or without its accents; nothing where it is not in the table. Single
// letters are in it where they are words ("a", "y"); who reads letters as holes has to ask first.
std::optional<Meaning> meaning_of_word(SignsView word);
// Of an arrow that points in a direction: up to two of them.
bool directions_of_arrow(char32_t sign, Meaning& one, std::optional<Meaning>& two);

}  // namespace peg
