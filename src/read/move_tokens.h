// SPDX-License-Identifier: MIT
#pragma once

// The text of a game in tokens: names of holes, pairs of numbers, words, and signs. What is a name
// depends on the notation, so that is decided later.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/support/error.h"
#include "read/move_words.h"
#include "read/signs.h"

namespace peg {

struct MoveToken {
    enum class Kind : std::uint8_t {
        kName,       // letters and digits: perhaps holes
        kPair,       // (3, 1)
        kWord,       // of the table in move_words.h
        kDirection,  // an arrow
        kDash,       // - = ~ * and the like
        kArrow,      // -> > and the like
        kDouble,     // >>
        kMark,       // : / | + _
        kComma,
        kStop,  // . ; ...
        kOpen,
        kClose,
        kLine,
    };

    Kind kind = Kind::kName;
    std::size_t begin = 0;  // in the signs
    std::size_t end = 0;
    std::string text;  // of a name or a word
    Meaning meaning = Meaning::kNoise;
    std::optional<Meaning> second;  // of an arrow that points to a corner
    int first_number = 0;           // of a pair
    int second_number = 0;
    bool named = false;  // the first number is the row, the second the column
    bool blank_before = false;
    bool begins_line = false;
};

struct MoveText {
    std::vector<MoveToken> tokens;
    std::vector<Error> notes;  // comments, variations, headers, results that were left out
    bool brackets = false;
};

// Total. What is a comment, a header, a variation, a result or a judgement is left out. Cost:
// linear.
MoveText move_tokens_of(SignsView text);

// The number of the word between blanks in which a token stands, from 1, and that word.
std::size_t word_number_of(SignsView text, const MoveToken& token);
std::string word_at(SignsView text, const MoveToken& token);

}  // namespace peg
