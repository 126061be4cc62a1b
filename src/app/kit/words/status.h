// SPDX-License-Identifier: MIT
#pragma once

// The data of the status panel: tone, title and text. words.h makes the sentences.

#include <cstdint>
#include <string>

namespace peg {

enum class Tone : std::uint8_t { kPlain, kHint, kGood, kBad };

// A message to the player, shown until the position changes or another message comes.
struct Message {
    Tone tone = Tone::kPlain;
    std::string title;
    std::string text;             // why, or what to do; may be empty
    bool explains_proof = false;  // the text is a proof, which needs several lines
    bool tells_lost = false;      // the text says where the game was lost, once that is known
};

namespace words {

// The current content of the status panel: a title of one line, and one or two lines of text.
struct Status {
    Tone tone = Tone::kPlain;
    bool thinking = false;  // the solver's progress, with a spinner
    std::string title;
    std::string text;
};

// What is on the board: "Pinwheel", and beside it "English".
struct Heading {
    std::string name;
    std::string board;  // empty if the name says it all
};

}  // namespace words

}  // namespace peg
