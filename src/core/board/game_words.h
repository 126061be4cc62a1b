// SPDX-License-Identifier: MIT
#pragma once

// The words of a game in text, and how they hang together: the part of foreign_notation.h that
// knows neither board nor names.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/result.h"

namespace peg {

// What stands before a name.
enum class Link : std::uint8_t {
    kNone,  // nothing that joins it to the one before: a peg begins to jump
    kTo,    // "5-17", "5 to 17"
    kOver,  // "5 over 10"
};

// A word that may name holes.
struct GameWord {
    std::string_view text;     // a part of the whole
    std::uint32_t number = 0;  // of the words between blanks the one in which it stands, from 1
    Link before = Link::kNone;
    bool loose = false;  // joined by a comma, a bracket or blanks alone
};

// The words of a text, any bytes, without numbers of moves and words like "jump". `x_joins` says
// that an x by itself is no name. Fails at a character that no notation has. Cost: linear.
Result<std::vector<GameWord>> split_game(std::string_view text, bool x_joins);

// The word between blanks in which a word stands, in quotes, as an error shows it: '"5-18"'.
std::string word_in_text(std::string_view text, const GameWord& word);

}  // namespace peg
