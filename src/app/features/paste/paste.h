// SPDX-License-Identifier: MIT
#pragma once

// Opens what a player pastes: a link, a position, a board, or the moves of a game, however people
// write them (src/read); while a board is drawn, a board to draw on with. What can be read in
// several ways is put to the player: the sheet "readings" lists them.

#include <string_view>
#include <vector>

#include "app/kit/ask/read_question.h"
#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// What was pasted, in each way in which it can be read, while the player is asked for one.
struct PastedReadings {
    std::vector<ReadAnswer> list;
};

// Any text. Says what was opened, at once or when the reader has answered, or what is wrong with
// the text; then nothing is changed.
void paste(Context& context, std::string_view text);
// Opens the reading with this number among PastedReadings; there must be one.
void choose_reading(Context& context, std::size_t number);

// The ways in which what was pasted can be read: "reading:0"
std::vector<Choice> reading_choices(const AppState& state);
DialogParts readings_parts(const AppState& state);

}  // namespace peg
