// SPDX-License-Identifier: MIT
#include "app/kit/game/make_link.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "core/board/notation.h"

namespace peg {

namespace {

// What may stand in the fragment of an address without being escaped, and reads well.
std::string escaped(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string out;
    for (char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
                           c == '/' || c == '-' || c == ',';
        if (plain) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', kHex[byte >> 4], kHex[byte & 15]};
    }
    return out;
}

std::string link_of(const AppState& state, std::span<const JumpId> jumps) {
    std::string moves = format_moves(state.played.game.board(), jumps);
    std::ranges::replace(moves, ' ', ',');
    return problem_link(state, *state.played.game.problem_after(0)) + "&moves=" + escaped(moves);
}

}  // namespace

std::string problem_link(const AppState& state, const Problem& problem) {
    const Board& board = state.played.game.board();
    return "board=" + escaped(state.played.board_text) +
           "&position=" + escaped(format_position(board, problem.start)) +
           "&finish=" + escaped(format_finish(board, problem.finish)) +
           (problem.survivor ? "&survivor=" + format_hole(board, *problem.survivor) : "");
}

std::string game_link(const AppState& state) { return link_of(state, state.played.game.jumps()); }

std::string challenge_link(const AppState& state) {
    const Game& game = state.played.game;
    return link_of(state, game.played()) + "&beat=" + std::to_string(game.move_count());
}

}  // namespace peg
