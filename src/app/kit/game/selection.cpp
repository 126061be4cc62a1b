// SPDX-License-Identifier: MIT
#include "app/kit/game/selection.h"

#include "app/kit/game/change_game.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "core/board/notation.h"
#include "words/phrases/play.h"

namespace peg {

void select(Context& context, std::optional<Hole> hole) {
    AppState& state = context.state;
    context.mark_changed();
    pause_watching(state);
    if (state.hand.selected == hole) return;
    state.hand.selected = hole;
    state.message.reset();
    if (!hole) return context.announce(phrase::play::nothing_selected());
    state.hand.cursor = *hole;
    context.announce(words::selected(state.played.game, *hole));
}

void activate_hole(Context& context, Hole hole) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    state.hand.cursor = hole;
    if (contains(state.played.game.position().pegs, hole))
        return select(context, state.hand.selected == hole ? std::nullopt : std::optional{hole});
    if (!state.hand.selected)
        return context.announce(phrase::play::is_empty(format_hole(board, hole)));
    const Hole from = *state.hand.selected;
    if (!play_jump(context, from, hole)) context.say(Tone::kBad, words::no_jump(board, from, hole));
}

Bits targets(const AppState& state) {
    const auto of_mode =
        first_answer(state.modes, [&](const Mode& mode) { return mode.targets(state); });
    if (of_mode) return *of_mode;
    return state.hand.selected ? state.played.game.targets_of(*state.hand.selected) : 0;
}

Bits targets_beyond(const Game& game, Hole from, Hole stop) {
    const Board& board = game.board();
    const auto id = board.find_jump(from, stop);
    if (!id || !is_legal(game.position(), board.jump(*id))) return 0;
    const Position then = play(game.position(), board.jump(*id));
    Bits targets = 0;
    for (const Jump& jump : board.jumps())
        if (jump.from == stop && is_legal(then, jump)) targets |= bit(jump.to);
    return targets;
}

}  // namespace peg
