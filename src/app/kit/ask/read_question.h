// SPDX-License-Identifier: MIT
#pragma once

// Asks how to read a text from elsewhere. The reader (src/read) is in the solver's module, so it is
// loaded only for players who paste.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/context.h"
#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/error.h"

namespace peg {

// One way in which a text can be read.
struct ReadAnswer {
    Board board;             // the board at hand if the text names none
    std::string board_text;  // as format_board writes it
    // Parts that the text does not give are those of the problem at hand, or of the classic problem
    // if the text names another board. A survivor comes only from the text. The marked pegs at hand
    // stay only if the text gives no start, no finish and no survivor.
    Problem problem;
    bool has_start = false;         // whether the text says it
    std::vector<JumpId> jumps;      // each exists on the board
    std::optional<Error> notation;  // of the moves, as a part of a sentence
    std::vector<Error> remarks;     // what was left out, or may be meant otherwise
};

// Handles the readings: at least one, the likeliest first. If there are several, the player has to
// choose.
using TakeReadings = std::function<void(Context&, std::vector<ReadAnswer>)>;

// Reads the text for the game on the board, from one of its positions. If the text cannot be read,
// tells the player why.
void ask_to_read(Context& context, std::string text, const Problem& at_hand, TakeReadings take);

}  // namespace peg
