// SPDX-License-Identifier: MIT
#pragma once

// Errors of the reader, and notes on what it read.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kReadErrors = std::to_array<ErrorKind>({
    {"read_empty"},
    {"read_size", "kilobytes"},
    {"read_no_text"},
    {"read_nothing"},
    {"read_signs"},
    {"read_link", "error"},
    {"read_two_holes", "text one other"},
    {"read_ambiguous", "number"},
    {"read_other_board", "board"},
    {"read_no_peg", "hole"},
    {"read_before", "error moves"},
    // Notes
    {"note_left_out", "text"},
    {"note_signs", "peg hole"},
    {"note_swap"},
    {"note_blank_holes"},
    {"note_target", "hole"},
    {"note_known_board", "board"},
    {"note_start", "hole"},
    // Notations that only the reader knows
    {"own_zero"},
    {"own_rows"},
    {"own_upwards"},
    {"digits_zero"},
    {"rows_zero"},
    {"centre"},
    {"centre_rows"},
});

inline constexpr ErrorMaker<kReadErrors> read_error;

}  // namespace peg
