// SPDX-License-Identifier: MIT
#include "app/play/timeline.h"

#include <algorithm>

#include "core/board/notation.h"

namespace peg {

std::vector<LineMove> line_of(const AppState& state) {
    const Board& board = state.game.board();
    std::vector<LineMove> line;
    std::size_t at = 0;
    for (const Move& move : moves_of(board, state.game.jumps())) {
        const std::size_t end = at + move.size();
        const auto first = state.makers.begin() + static_cast<std::ptrdiff_t>(at);
        const bool computer =
            std::find(first, first + static_cast<std::ptrdiff_t>(move.size()), Maker::kComputer) !=
            first + static_cast<std::ptrdiff_t>(move.size());
        line.push_back(
            {at, end, format_move(board, move), computer ? Maker::kComputer : Maker::kPlayer});
        at = end;
    }
    return line;
}

}  // namespace peg
