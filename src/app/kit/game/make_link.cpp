// SPDX-License-Identifier: MIT
#include "app/kit/game/make_link.h"

#include <algorithm>
#include <span>

#include "app/kit/game/link.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

std::string link_of(const AppState& state, std::span<const JumpId> jumps) {
    std::string moves = format_moves(state.played.game.board(), jumps);
    std::ranges::replace(moves, ' ', ',');
    return problem_link(state, *state.played.game.problem_after(0)) +
           "&moves=" + escaped_in_link(moves);
}

}  // namespace

std::string problem_link(const AppState& state, const Problem& problem) {
    return link_to(state.played.game.board(), state.played.board_text, problem);
}

std::string game_link(const AppState& state) { return link_of(state, state.played.game.jumps()); }

std::string challenge_link(const AppState& state) {
    const Game& game = state.played.game;
    return link_of(state, game.played()) + "&beat=" + std::to_string(game.move_count());
}

}  // namespace peg
