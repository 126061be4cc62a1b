// SPDX-License-Identifier: MIT
#include "core/board/position.h"

namespace peg {

std::vector<Move> moves_of(const Board& board, std::span<const JumpId> jumps) {
    std::vector<Move> moves;
    for (JumpId id : jumps) {
        const bool same_peg =
            !moves.empty() && board.jump(moves.back().back()).to == board.jump(id).from;
        if (!same_peg) moves.emplace_back();
        moves.back().push_back(id);
    }
    return moves;
}

}  // namespace peg
