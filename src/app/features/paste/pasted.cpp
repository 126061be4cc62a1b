// SPDX-License-Identifier: MIT
#include "app/features/paste/pasted.h"

#include <string>
#include <utility>

#include "core/board/catalogue.h"
#include "core/board/game.h"
#include "core/board/notation/notation.h"

namespace peg {

std::optional<ReadAnswer> read_own(const Board& board, const Problem& problem,
                                   std::string_view text) {
    ReadAnswer reading{.board = board, .board_text = format_board(board), .problem = problem};
    reading.problem.survivor.reset();
    if (const auto position = parse_position(board, text)) {
        reading.problem.start = *position;
        reading.problem.marks = {};
        reading.has_start = true;
        return reading;
    }
    if (auto jumps = parse_moves(board, text);
        jumps && !jumps->empty() && replay(board, problem, *jumps).legal == jumps->size()) {
        reading.jumps = *std::move(jumps);
        return reading;
    }
    if (!find_in_catalogue(text)) return std::nullopt;
    const auto [named, classic] = *parse_board(text);
    reading.board = named;
    reading.board_text = text;
    if (!(named == board)) reading.problem = classic;
    return reading;
}

}  // namespace peg
