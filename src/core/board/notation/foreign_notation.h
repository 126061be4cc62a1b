// SPDX-License-Identifier: MIT
#pragma once

// Reads and writes games as books and the web write them, in any notation of hole_names.h: holes as
// numbers, digits or letters. With or without numbers of moves ("1.", "1)", "Move 1:"), it
// understands:
//
//   5-17 12-10-26        jumps, several by one peg joined; also 5x17, 5*17, 5->17, and dashes and
//                        arrows of Unicode; (29-17, 17-19), as in Dudeney
//   5 to 17              "jump", "peg", "hole" and the like may stand between
//   5 over 10 to 17      or 5 over 10, or "peg 5 jumps peg 10"
//   5-10-17              the hole that is jumped over in the middle: two steps that are no jumps
//   5,17 (12,10)         where nothing else joins them: a comma without blanks, a bracket, or a
//   line ex, 4341, d2d4       letters, digits and our own names without anything between
//
// A line of jumps does not say which notation it is in. So all notations are tried, and those are
// left in which the jumps are legal; if several are left, the text is ambiguous, which is an error.
// On a board with a symmetry that reflects it in a diagonal, digits are always ambiguous: the game
// can also be read as its mirror image. For the same reason numberings that begin in another corner
// are not tried.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/game.h"
#include "core/board/notation/hole_names.h"
#include "core/support/result.h"

namespace peg {

// The maximum length of a text, in bytes.
inline constexpr std::size_t kMaxGameText = 100'000;

// A text read in one notation, as jumps that exist on the board.
struct GameReading {
    Notation notation = Notation::kOwn;
    std::vector<JumpId> jumps;
    std::vector<std::uint32_t> words;  // for each jump the number of its word in the text, from 1
    Replay played;                     // how far they can be played from the problem's start

    bool legal() const { return played.legal == jumps.size(); }
};

// Reads a text, any bytes, in one notation. The error names the first word that is wrong: it names
// no hole, or the board has no such jump. Cost: linear in the text, times the number of holes.
Result<GameReading> read_game_as(const Board& board, const Problem& problem, std::string_view text,
                                 Notation notation);

// All readings that are legal from the start, at least one; of several with the same jumps, only
// the first in the order of kEveryNotation. If there is none, the error says what is wrong with the
// reading that gets furthest.
Result<std::vector<GameReading>> legal_readings(const Board& board, const Problem& problem,
                                                std::string_view text);

// The only legal reading or, if there are several, the only one that reaches the finish. Otherwise
// the error says what is wrong with the reading that gets furthest, or which two readings are
// possible.
Result<GameReading> read_game(const Board& board, const Problem& problem, std::string_view text);

enum class JumpStyle : std::uint8_t {
    kTo,    // "5-17 12-10-26": from and to, jumps by one peg joined
    kOver,  // "5 over 10, 12 over 11": from and over, each jump by itself
};
// Writes a line of jumps in a notation; read_game_as reads it back. Empty if the notation cannot
// name the holes of the board.
std::optional<std::string> write_game(const Board& board, std::span<const JumpId> jumps,
                                      Notation notation, JumpStyle style = JumpStyle::kTo);

}  // namespace peg
