// SPDX-License-Identifier: MIT
#pragma once

// The data of the status panel: tone, title and text. words.h makes the sentences.

#include <cstdint>
#include <string>

namespace peg {

enum class Tone : std::uint8_t { kPlain, kHint, kGood, kBad };

// Something said to the player, until the position changes or something else is said.
struct Message {
    Tone tone = Tone::kPlain;
    std::string title;
    std::string text;             // why, or what then; may be empty
    bool explains_proof = false;  // the text is a proof: it needs the room of several lines
    bool tells_lost = false;      // the text is where the game was lost, once that is known
};

namespace words {

// What the status panel shows now: a title of one line, and one or two lines that explain it.
struct Status {
    Tone tone = Tone::kPlain;
    bool thinking = false;  // the solver's progress, with a spinner
    std::string title;
    std::string text;
};

// What is on the board: "Pinwheel", and beside it "English".
struct Heading {
    std::string name;
    std::string board;  // empty where the name says it all
};

}  // namespace words

}  // namespace peg
