// SPDX-License-Identifier: MIT
#include "app/kit/words/notation_words.h"

#include "app/kit/proof/proof_mode.h"
#include "app/model/geometry.h"
#include "core/board/notation/notation.h"
#include "words/phrases/paste.h"
#include <algorithm>
#include <span>

namespace peg::words {

namespace {

// The middle hole; if its two digits are equal, the first hole whose digits differ.
Hole example_hole(const Board& board, Notation notation) {
    if (notation != Notation::kDigits && notation != Notation::kRows) return middle_hole(board);
    const auto columns = HoleNames::make(board, Notation::kDigits);
    const auto rows = HoleNames::make(board, Notation::kRows);
    const auto told = std::ranges::find_if(
        board.reading_order(), [&](Hole hole) { return columns->name(hole) != rows->name(hole); });
    return told != board.reading_order().end() ? *told : middle_hole(board);
}

}  // namespace

std::string in_words(Notation notation) {
    switch (notation) {
        case Notation::kOwn: return phrase::paste::own();
        case Notation::kNumbers: return phrase::paste::numbers();
        case Notation::kZero: return phrase::paste::zero();
        case Notation::kDigits: return phrase::paste::digits();
        case Notation::kRows: return phrase::paste::rows();
        case Notation::kLetters: return phrase::paste::letters();
        case Notation::kMirrored: return phrase::paste::mirrored();
    }
    return "";
}

std::string name(const Board& board, Notation notation) {
    const std::string hole = HoleNames::make(board, notation)->name(example_hole(board, notation));
    switch (notation) {
        case Notation::kOwn: return phrase::paste::example_own(hole);
        case Notation::kNumbers: return phrase::paste::example_numbers(hole);
        case Notation::kZero: return phrase::paste::example_zero(hole);
        case Notation::kDigits: return phrase::paste::example_digits(hole);
        case Notation::kRows: return phrase::paste::example_rows(hole);
        case Notation::kLetters: return phrase::paste::example_letters(hole);
        case Notation::kMirrored: return phrase::paste::example_mirrored(hole);
    }
    return "";
}

}  // namespace peg::words
