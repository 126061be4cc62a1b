// SPDX-License-Identifier: MIT
#pragma once

// Names of holes in every notation that is read: those of core/board/hole_names.h, which the
// command line writes too, and some that people use besides.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/hole_names.h"
#include "read/move_tokens.h"

namespace peg {

// How likely a notation is: the unlikely ones are tried where no other can be played.
enum class Likely : std::uint8_t { kUsual, kUnusual };

enum class Scheme : std::uint8_t {
    kNames,       // as HoleNames reads them; pairs where digits are meant
    kOwnZero,     // a letter, and the row from 0
    kOwnRows,     // a letter for the row, and the column
    kOwnUpwards,  // a letter, and the row counted from the bottom
    kDigitsZero,  // column and row from 0
    kRowsZero,    // row and column from 0
    kCentre,      // x and y from the centre
    kCentreRows,  // row and column from the centre
};

struct ReadNotation {
    std::string_view id;  // and the code of its words
    Scheme scheme = Scheme::kNames;
    Notation names = Notation::kOwn;  // of Scheme::kNames
};
std::size_t notation_count();
const ReadNotation& read_notation(std::size_t number);

class HoleReader {
public:
    // Nothing where the notation has no names for the board.
    static std::optional<HoleReader> make(const Board& board, const ReadNotation& notation);

    // The holes that a name or a pair names one after the other; nothing where it names none.
    std::optional<std::vector<Hole>> read(const MoveToken& token) const;

    bool letters() const;  // names are letters alone
    bool numbers() const;  // names are numbers
    bool pairs() const { return first_ == Part::kColumn || first_ == Part::kRow; }
    // `digits`: the names are of two digits.
    Likely likely(bool digits) const;

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
    Part first_ = Part::kNone;  // of a pair
    int origin_ = 1;
    bool centred_ = false;
};

}  // namespace peg
