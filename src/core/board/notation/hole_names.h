// SPDX-License-Identifier: MIT
#pragma once

// The names of holes in other notations. Our own notation is that of Bell and Beasley (notation.h).
// Books, videos and programs use several others, all of them row by row from the top left. The
// English board in each:
//
//   numbers               zero                  digits (column, row)
//          1  2  3               0  1  2              31 41 51
//          4  5  6               3  4  5              32 42 52
//    7  8  9 10 11 12 13   6  7  8  9 10 11 12  13 23 33 43 53 63 73
//   14 15 16 17 18 19 20  13 14 15 16 17 18 19  14 24 34 44 54 64 74
//   21 22 23 24 25 26 27  20 21 22 23 24 25 26  15 25 35 45 55 65 75
//         28 29 30              27 28 29              36 46 56
//         31 32 33              30 31 32              37 47 57
//
//   letters               mirrored              rows: digits with the row before the column
//         a b c                 a b c
//         d e f                 d e f
//     g h i j k l m         g h i j k l m
//     n o p q r s t         n o p x P O N
//     u v w x y z A         M L K J I H G
//         B C D                 F E D
//         E F G                 C B A
//
// Sources: numbers from 1, H. E. Dudeney, Amusements in Mathematics (1917), no. 227, and pages on
// the triangle of 15 holes; numbers from 0, B. Butler (Durango Bill); digits, pages on the web,
// both ways round; mirrored letters, Berlekamp, Conway and Guy, Winning Ways, ch. 23, and the
// encyclopedias after it, where the European board has y, z, Z and Y in its corners besides.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/support/error.h"

namespace peg {

enum class Notation : std::uint8_t {
    kOwn,       // d4
    kNumbers,   // 17
    kZero,      // 16
    kDigits,    // 44, the column before the row
    kRows,      // 44, the row before the column
    kLetters,   // q: a to z, then A to Z
    kMirrored,  // x: opposite holes are a letter and its capital
};
inline constexpr std::array kEveryNotation{
    Notation::kOwn,  Notation::kNumbers, Notation::kZero,    Notation::kDigits,
    Notation::kRows, Notation::kLetters, Notation::kMirrored};

// The id on the command line: "own", "numbers", "zero", "digits", "rows", "letters", "mirrored".
std::string_view notation_id(Notation notation);
// The notation with an id; empty if there is none.
std::optional<Notation> find_notation(std::string_view id);
// The notation as a part of a sentence: the error "numbers" is worded "numbers from 1".
Error notation_words(Notation notation);

// The names of a board's holes in one notation. About 3 KiB.
class HoleNames {
public:
    // Empty if the notation cannot name all holes of the board: digits allow at most nine rows and
    // columns, letters allow at most 52 holes, and mirrored letters are defined only for the
    // English and the European board.
    static std::optional<HoleNames> make(const Board& board, Notation notation);

    Notation notation() const { return notation_; }
    // The name of a hole of the board.
    const std::string& name(Hole hole) const { return names_[hole]; }

    // The holes that a word names, in order: "d2", "d2xd4", "d2d4", "5x17", "4341", "ex". Empty if
    // a part of the word names no hole. Our own names may be in capitals; numbers may have leading
    // zeros. Cost: at most 64 comparisons per name.
    std::optional<std::vector<Hole>> read(std::string_view word) const;

private:
    HoleNames() = default;
    bool is_in_letters() const;
    std::size_t name_length(std::string_view text) const;
    std::optional<Hole> find(std::string_view name) const;

    Notation notation_ = Notation::kOwn;
    Bits holes_ = 0;
    std::array<std::string, kMaxHoles> names_;
};

}  // namespace peg
