// SPDX-License-Identifier: MIT
#pragma once

// What a text was read as.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/error.h"

namespace peg {

// One reading of a text. A part that the text does not give is empty.
struct TextReading {
    enum class Kind : std::uint8_t {
        kLink,  // opens something on the page other than a problem, such as a daily puzzle
        kBoard,
        kPosition,
        kProblem,  // a position with its finish
        kMoves,
        kGame,  // moves with their start
    };

    Kind kind = Kind::kBoard;
    // the board; empty for a link to the page that names none
    std::optional<Board> board;
    std::optional<Position> position;
    std::optional<Finish> finish;
    std::optional<Hole> survivor;  // the start hole of the peg that has to be the last one
    Marks marks;                   // the start holes of pegs that have to end in given holes
    std::vector<JumpId> jumps;     // legal when played in this order from the start
    std::string notation;          // id of the moves' notation; empty without moves
    std::vector<Error> notes;      // what was left out, assumed, or could be meant otherwise

    // True if all but the notes is equal.
    bool same_as(const TextReading& other) const {
        return board == other.board && position == other.position && finish == other.finish &&
               jumps == other.jumps && survivor == other.survivor && marks == other.marks;
    }
};

// All readings of a text, at least one, the likeliest first. Several readings mean that the text is
// ambiguous.
using Readings = std::vector<TextReading>;

// As JSON spells it: "link", "board", "position", "problem", "moves", "game".
std::string_view kind_id(TextReading::Kind kind);

// Adds a reading unless it is there already or the list is full.
void add_reading(Readings& readings, TextReading reading);

// A start on a board. `known`: the board needs no note.
TextReading position_reading(const Board& board, Position start, bool known);

}  // namespace peg
