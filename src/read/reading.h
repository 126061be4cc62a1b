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

// One reading of a text. What the text does not say is not there.
struct TextReading {
    enum class Kind : std::uint8_t {
        kLink,  // one that opens something of the page that is no problem: a day's puzzle
        kBoard,
        kPosition,
        kProblem,  // a position with its finish
        kMoves,
        kGame,  // moves with their start
    };

    Kind kind = Kind::kBoard;
    // On which board it is read; a link to the page has none where it names none.
    std::optional<Board> board;
    std::optional<Position> position;
    std::optional<Finish> finish;
    std::vector<JumpId> jumps;  // legal, one after the other, from the start
    std::string notation;       // the id of that of the moves; empty where there are none
    std::vector<Error> notes;   // what was left out, taken for granted, or may be meant otherwise

    // The same but for what is said of it.
    bool same_as(const TextReading& other) const {
        return board == other.board && position == other.position && finish == other.finish &&
               jumps == other.jumps;
    }
};

// All readings of a text, at least one, the likeliest first. Several: it cannot be told which is
// meant.
using Readings = std::vector<TextReading>;

// As JSON spells it: "link", "board", "position", "problem", "moves", "game".
std::string_view kind_id(TextReading::Kind kind);

}  // namespace peg
