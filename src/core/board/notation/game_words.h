// SPDX-License-Identifier: MIT
#pragma once

// Splits the text of a game into words that may name holes, and says how each is linked to the word
// before it ("5-17", "5 over 10"): the part of foreign_notation.h that knows neither the board nor
// the names of holes.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/result.h"

namespace peg {

// What links a name to the name before it.
enum class Link : std::uint8_t {
    kNone,  // nothing: a new peg begins to jump
    kTo,    // "5-17", "5 to 17"
    kOver,  // "5 over 10"
};

// A word that may name one or more holes.
struct GameWord {
    std::string_view text;     // a view of the whole text
    std::uint32_t number = 0;  // of the word between blanks that contains it, from 1
    Link before = Link::kNone;
    bool loose = false;  // linked only by a comma, a bracket or blanks
};

// The words of a text, any bytes, without numbers of moves and without words like "jump". If
// `x_joins`, an x by itself links two names and is no name. The error is a character that no
// notation has. Cost: linear.
Result<std::vector<GameWord>> split_game(std::string_view text, bool x_joins);

// The word between blanks that contains `word`, in quotes, as an error shows it: '"5-18"'.
std::string word_in_text(std::string_view text, const GameWord& word);

}  // namespace peg
