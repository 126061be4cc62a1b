// SPDX-License-Identifier: MIT
#include "app/features/paste/paste_words.h"

#include <algorithm>
#include <span>

#include "app/kit/proof/reading.h"
#include "app/kit/words/notation_words.h"
#include "core/board/notation.h"
#include "words/phrases/paste.h"

namespace peg::words {

std::string pasted_moves(const GameReading& reading) {
    return phrase::paste::moves(reading.jumps.size(), in_words(reading.notation));
}

std::string pasted_end(const GameReading& reading) {
    return (reading.played.finished ? phrase::paste::moves_solve()
                                    : phrase::paste::moves_end_before()) +
           ' ' + phrase::paste::step_through();
}

std::string reading(const Board& board, const GameReading& reading) {
    constexpr std::size_t kShown = 3;  // jumps
    const auto shown = std::span(reading.jumps).first(std::min(kShown, reading.jumps.size()));
    std::string moves = format_moves(board, shown);
    if (reading.jumps.size() > kShown) moves += " \u2026";
    const std::string notation = in_words(reading.notation);
    return reading.played.finished ? phrase::paste::reading_solves(notation, moves)
                                   : phrase::paste::reading(notation, moves);
}

}  // namespace peg::words
