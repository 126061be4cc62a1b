// SPDX-License-Identifier: MIT
#pragma once

// Opens what a player pastes: a link, a position, a board, or the moves of a game, in any form
// (src/read); while a board is drawn, a board to continue drawing. If the text is ambiguous, the
// sheet "readings" asks the player.

#include <string_view>
#include <vector>

#include "app/kit/ask/read_question.h"
#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// The readings of a pasted text, while the player is asked to choose.
struct PastedReadings {
    std::vector<ReadAnswer> list;
};

// Takes any text. Says what was opened, immediately or when the reader has answered; or says what
// is wrong with the text, and changes nothing.
void paste(Context& context, std::string_view text);
// Opens a reading by its index in PastedReadings, which must exist.
void choose_reading(Context& context, std::size_t number);

// The readings of what was pasted: "reading:0".
std::vector<Choice> reading_choices(const AppState& state);
DialogParts readings_parts(const AppState& state);

}  // namespace peg
