// SPDX-License-Identifier: MIT
#pragma once

// Games as players find them in books and on the web, in any notation of hole_names.h. Text like
// this is understood, with or without numbers of moves ("1.", "1)", "Move 1:"):
//
//   5-17 12-10-26        jumps, several by one peg joined; also 5x17, 5*17, 5->17, and dashes and
//                        arrows of Unicode; (29-17, 17-19), as in Dudeney
//   5 to 17              "jump", "peg", "hole" and the like may stand between
//   5 over 10 to 17      or 5 over 10, or "peg 5 jumps peg 10"
//   5-10-17              the hole that is jumped over in the middle: two steps that are no jumps
//   5,17 (12,10)         where nothing else joins them: a comma without blanks, a bracket, or a
//   line ex, 4341, d2d4       letters, digits and our own names without anything between
//
// A line of jumps says nothing of its notation, so all are tried and the rules of the game decide:
// what cannot be told apart is ambiguous and never guessed. On a board that reflection at a
// diagonal does not change, that is so of digits: each game can be read as its mirror image.
// Numberings that begin in another corner are not tried, for the same reason.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/game.h"
#include "core/board/hole_names.h"
#include "core/support/result.h"

namespace peg {

// The longest text that is read, in bytes.
inline constexpr std::size_t kMostGameText = 100'000;

// A text read in one notation, as jumps that exist on the board.
struct GameReading {
    Notation notation = Notation::kOwn;
    std::vector<JumpId> jumps;
    std::vector<std::uint32_t> words;  // for each jump the number of its word in the text, from 1
    Replay played;                     // how far they can be played from the problem's start

    bool legal() const { return played.legal == jumps.size(); }
};

// Reads a text, any bytes, in one notation. The error names the first word that is wrong: it names
// no hole, or there is no such jump on the board. Costs microseconds for a game, some milliseconds
// for the longest text.
Result<GameReading> read_game_as(const Board& board, const Problem& problem, std::string_view text,
                                 Notation notation);

// Every reading that can be played from the start, one for each different line, the first by the
// order of kEveryNotation; at least one. Otherwise says what is wrong with the one that gets
// furthest.
Result<std::vector<GameReading>> legal_readings(const Board& board, const Problem& problem,
                                                std::string_view text);

// The only legal reading, or of several the only one that reaches the finish. Otherwise says what
// is wrong with the one that gets furthest, or between which two it cannot be told.
Result<GameReading> read_game(const Board& board, const Problem& problem, std::string_view text);

enum class JumpStyle : std::uint8_t {
    kTo,    // "5-17 12-10-26": from and to, jumps by one peg joined
    kOver,  // "5 over 10, 12 over 11": from and over, each jump by itself
};
// A line of jumps of this board in a notation; read_game_as reads it back. Nothing where the
// notation cannot name the holes of the board.
std::optional<std::string> write_game(const Board& board, std::span<const JumpId> jumps,
                                      Notation notation, JumpStyle style = JumpStyle::kTo);

}  // namespace peg
