// SPDX-License-Identifier: MIT
#pragma once

// Asks what a text is that somebody wrote elsewhere. The solver's module has the reader (src/read),
// so that nobody loads it who never pastes.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/context.h"
#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/error.h"

namespace peg {

// One way in which a text can be read. What the text does not say is not there.
struct ReadAnswer {
    Board board;             // that at hand, where the text names none
    std::string board_text;  // as format_board writes it
    std::optional<Position> position;
    std::optional<Finish> finish;
    std::vector<JumpId> jumps;      // each exists on the board
    std::optional<Error> notation;  // of the moves, as a part of a sentence
    std::vector<Error> remarks;     // what was left out, or may be meant otherwise
};

// What is done with the readings: at least one, the likeliest first. Of several only the player can
// say which is meant.
using TakeReadings = std::function<void(Context&, std::vector<ReadAnswer>)>;

// Reads the text for the game on the board from a position of it. A text that cannot be read is
// answered with what is wrong with it.
void ask_to_read(Context& context, std::string text, const Problem& at_hand, TakeReadings take);

}  // namespace peg
