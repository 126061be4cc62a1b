// SPDX-License-Identifier: MIT
#include "app/features/play/typed_moves.h"

#include "app/kit/game/change_game.h"
#include "core/board/foreign_notation.h"
#include "words/phrases/play.h"

namespace peg {

void ask_for_moves(Context& context) {
    context.ask_for_text(phrase::play::ask_moves(), "", play_typed);
}

void play_typed(Context& context, std::string_view text) {
    const Game& game = context.state.played.game;
    const Problem here{game.position(), game.problem().finish};
    auto reading = read_game_as(game.board(), here, text, Notation::kOwn);
    if (!reading || !reading->legal()) reading = read_game(game.board(), here, text);
    if (!reading) return context.complain(reading.error());
    for (const JumpId id : reading->jumps) {
        const Jump& jump = game.board().jump(id);
        play_jump(context, jump.from, jump.to);
    }
}

}  // namespace peg
