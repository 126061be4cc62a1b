// SPDX-License-Identifier: MIT
#pragma once

// What a text is that a player pastes. Any bytes are taken, and believed only as far as the rules
// of the game bear them out.

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/kit/intent.h"
#include "core/board/foreign_notation.h"
#include "core/board/notation.h"

namespace peg {

// A position of the board at hand, in notation or drawn.
struct PastedPosition {
    Position position;
};
// Another board: its name, its file, or a drawing; a problem comes with it.
struct PastedBoard {
    BoardAndProblem board;
};
// Moves that can be played from the problem's start.
struct PastedMoves {
    GameReading reading;
};
// Open: a link, of which nothing is checked yet.
using Pasted = std::variant<Open, PastedPosition, PastedBoard, PastedMoves>;

// The longest text that is read, in bytes.
inline constexpr std::size_t kMostPasted = 100'000;

// The first of these that the text can be read as. `board` and `problem` are those at hand. The
// error says what is wrong with what the text comes closest to. Takes milliseconds at most.
Result<Pasted> read_pasted(const Board& board, const Problem& problem, std::string_view text);

}  // namespace peg
