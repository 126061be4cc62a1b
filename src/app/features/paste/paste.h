// SPDX-License-Identifier: MIT
#pragma once

// Opens what a player pastes: a link, a position, a board, or the moves of a game in whatever
// notation (pasted.h); while a board is drawn, a board to draw on with. Moves that can be read in
// several notations, as different games, are put to the player: the sheet "readings" lists them.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"
#include "core/board/foreign_notation.h"

namespace peg {

// What was pasted, in each way in which it can be read, while the player is asked for one.
struct PastedReadings {
    std::vector<GameReading> list;
};

// Any text. Says what was opened, or what is wrong with the text; then nothing is changed.
void paste(Context& context, std::string_view text);
// Opens the reading with this number among PastedReadings; there must be one.
void choose_reading(Context& context, std::size_t number);

// The ways in which what was pasted can be read: "reading:0"
std::vector<Choice> reading_choices(const AppState& state);
DialogParts readings_parts(const AppState& state);

}  // namespace peg
