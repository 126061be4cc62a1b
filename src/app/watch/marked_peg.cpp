// SPDX-License-Identifier: MIT
#include "app/watch/marked_peg.h"

#include "app/app_state.h"

namespace peg {

std::optional<Hole> hole_of_peg(const Board& board, Hole hole, std::span<const JumpId> jumps) {
    for (const JumpId id : jumps) {
        const Jump& jump = board.jump(id);
        if (jump.over == hole) return std::nullopt;
        if (jump.from == hole) hole = jump.to;
    }
    return hole;
}

std::optional<Hole> marked_peg(const AppState& state) {
    if (const MustCome* must = must_come_here(state)) return must->last;
    const Watching* watched = watching(state);
    if (watched == nullptr || !watched->marked) return std::nullopt;
    const std::span<const JumpId> jumps = state.game.jumps();
    return hole_of_peg(state.game.board(), *watched->marked,
                       jumps.subspan(watched->begin, watched_jumps(state)));
}

}  // namespace peg
