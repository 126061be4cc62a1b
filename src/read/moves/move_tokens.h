// SPDX-License-Identifier: MIT
#pragma once

// The text of a game as tokens: names of holes, pairs of numbers, words, and signs. Which of them
// name holes depends on the notation and is decided later.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/support/error.h"
#include "read/kit/signs.h"
#include "read/moves/move_words.h"

namespace peg {

struct MoveToken {
    enum class Kind : std::uint8_t {
        kName,       // letters and digits, perhaps a hole
        kPair,       // (3, 1)
        kWord,       // a word of the table in move_words.h
        kDirection,  // an arrow
        kDash,       // - = ~ * and similar
        kArrow,      // -> > and similar
        kDouble,     // >>
        kMark,       // : / | + _
        kComma,
        kStop,  // . ; ...
        kOpen,
        kClose,
        kLine,
    };

    Kind kind = Kind::kName;
    std::size_t begin = 0;  // index in the signs
    std::size_t end = 0;
    std::string text;  // of a name or a word
    Meaning meaning = Meaning::kNoise;
    std::optional<Meaning> second;  // second part of a diagonal arrow
    int first_number = 0;           // of a pair
    int second_number = 0;
    bool named = false;  // the text says which number is the row; the first one is
    bool blank_before = false;
    bool begins_line = false;
};

struct MoveText {
    std::vector<MoveToken> tokens;
    std::vector<Error> notes;  // what was left out: comments, variations, headers, results
    bool brackets = false;
};

// The tokens of a text, without comments, headers, variations, results and annotations. Total.
// Cost: linear.
MoveText move_tokens_of(SignsView text);

// The number, from 1, of the blank-separated word that contains a token, and that word.
std::size_t word_number_of(SignsView text, const MoveToken& token);
std::string word_at(SignsView text, const MoveToken& token);

}  // namespace peg
