// SPDX-License-Identifier: MIT
#pragma once

// Names of holes in every notation that the reader knows: those of
// core/board/notation/hole_names.h, which the command line also writes, and some more that people
// use.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/notation/hole_names.h"
#include "read/moves/move_tokens.h"

namespace peg {

// How common a notation is. Unusual notations are tried only if no usual one can be played.
enum class NotationRank : std::uint8_t { kUsual, kUnusual };

enum class Scheme : std::uint8_t {
    kNames,       // as HoleNames reads them; pairs if digits are read
    kOwnZero,     // a letter for the column, and the row from 0
    kOwnRows,     // a letter for the row, and the column from 1
    kOwnUpwards,  // a letter for the column, and the row counted from the bottom
    kDigitsZero,  // column and row from 0
    kRowsZero,    // row and column from 0
    kCentre,      // x and y from the centre
    kCentreRows,  // row and column from the centre
};

struct ReadNotation {
    std::string_view id;  // also the code of its phrase
    Scheme scheme = Scheme::kNames;
    Notation names = Notation::kOwn;  // used by Scheme::kNames
};
std::size_t notation_count();
const ReadNotation& read_notation(std::size_t number);

class HoleReader {
public:
    // Nothing if the notation has no names for the board.
    static std::optional<HoleReader> make(const Board& board, const ReadNotation& notation);

    // The holes that a name or a pair stands for, in order; nothing if the token names none.
    std::optional<std::vector<Hole>> read(const MoveToken& token) const;

    bool letters() const;  // every name consists of letters
    bool numbers() const;  // every name is a number
    bool pairs() const { return first_ == Part::kColumn || first_ == Part::kRow; }
    // `digits`: the text's names have two digits.
    NotationRank rank(bool digits) const;

private:
    enum class Part : std::uint8_t { kNone, kColumn, kRow };

    HoleReader(const Board& board, const ReadNotation& notation)
        : board_(&board), notation_(notation) {}
    std::optional<Hole> pair(int first, int second, bool named) const;
    std::optional<std::vector<Hole>> digits(std::string_view text) const;
    std::optional<std::vector<Hole>> own(std::string_view text) const;

    const Board* board_;
    ReadNotation notation_;
    std::optional<HoleNames> names_;
    Part first_ = Part::kNone;  // what the first number of a pair is
    int origin_ = 1;
    bool centred_ = false;
};

}  // namespace peg
