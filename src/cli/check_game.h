// SPDX-License-Identifier: MIT
#pragma once

// Checks a game against its problem by the rules of the game alone.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/game.h"
#include "core/board/notation/hole_names.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

// The id that means any notation.
inline constexpr std::string_view kAnyNotation = "auto";

struct GivenGame {
    std::vector<std::string> moves;  // in our notation
    std::vector<JumpId> jumps;
    std::optional<Notation> notation;  // of the moves, if one was asked for
    std::vector<Error> notes;          // what the reader left out
};
// Reads moves in the notation with this id, or in any notation for "auto". Without an id, reads our
// own notation, otherwise anything that `lastpeg read` understands. An empty text is a game without
// moves.
Result<GivenGame> read_given_game(const Board& board, const Problem& problem,
                                  const std::string& text,
                                  const std::optional<std::string>& notation);

struct CheckedGame {
    Replay played;
    std::optional<std::string> error;  // why the moves are not a solution, if so
};
CheckedGame check_game(const Board& board, const Problem& problem, const GivenGame& game);

// The JSON of report/json.h. If a notation was asked for, it has two more keys: `notation`, in
// which the moves were read, and `moves`, the moves in our notation. `notes` is there if something
// was left out.
Json checked_json(const Board& board, const Problem& problem, const GivenGame& game,
                  const CheckedGame& checked);
// Lines for people: how the moves were read, in our notation; and the result of the check.
std::string reading_notes(const Board& board, const GivenGame& game);
std::string checked_text(const Board& board, const GivenGame& game, const CheckedGame& checked);

}  // namespace peg
