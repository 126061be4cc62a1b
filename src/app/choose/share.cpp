// SPDX-License-Identifier: MIT
#include "app/choose/share.h"

#include "core/board/notation.h"

namespace peg {

namespace {

// What may stand in the fragment of an address without being escaped, and reads well.
std::string escaped(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string out;
    for (char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '/';
        if (plain) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', kHex[byte >> 4], kHex[byte & 15]};
    }
    return out;
}

}  // namespace

void share(Context& context) {
    const AppState& state = context.state;
    const Board& board = state.game.board();
    context.effects.emplace_back(
        Share{"board=" + escaped(state.board_text) +
              "&position=" + escaped(format_position(board, state.game.position())) +
              "&finish=" + escaped(format_finish(board, state.game.problem().finish))});
}

void copy_moves(Context& context) {
    const Game& game = context.state.game;
    context.effects.emplace_back(Copy{format_moves(game.board(), game.jumps())});
}

}  // namespace peg
