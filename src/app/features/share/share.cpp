// SPDX-License-Identifier: MIT
#include "app/features/share/share.h"

#include "app/kit/game/make_link.h"
#include "app/kit/proof/reading.h"
#include "app/kit/run_command.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/words.h"
#include "core/board/foreign_notation.h"
#include "core/board/notation.h"
#include "words/phrases/count.h"
#include "words/phrases/play.h"

namespace peg {

void open_share_sheet(Context& context) {
    const AppState& state = context.state;
    toggle_sheet(context, "share");
    if (state.sheet == "share")
        context.effects.emplace_back(Share{problem_link(state, problem_at_hand(state)), false});
}

void share_position(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(Share{problem_link(state, problem_at_hand(state))});
}

void share_problem(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(Share{problem_link(state, *state.played.game.problem_after(0))});
}

void share_game(Context& context) { context.effects.emplace_back(Share{game_link(context.state)}); }

void share_challenge(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(
        ShareText{words::challenge_to_pass_on(state), challenge_link(state)});
}

void take_picture(Context& context) {
    const AppState& state = context.state;
    const Game& game = state.played.game;
    const Position position = shown_position(state);
    const bool solved = position == game.position() && game.status() == Game::Status::kFinished;
    std::string caption =
        solved ? phrase::play::picture_solved(
                     words::title(state),
                     phrase::count::in_moves(moves_of(game.board(), game.played()).size()))
               : phrase::play::picture(words::title(state), words::pegs(peg_count(position)));
    context.effects.emplace_back(TakePicture{"last-peg.png", std::move(caption)});
}

void take_animation(Context& context) {
    AppState& state = context.state;
    const Watching* watched = watching(state);
    const std::size_t first = watched != nullptr ? watched->begin : 0;
    const std::size_t end = watched != nullptr ? watched->end : state.played.game.jumps().size();
    state.filming = Filmed{0, end - first};
    context.effects.emplace_back(TakeAnimation{"last-peg.gif", first, end});
    context.mark_changed();
    context.announce(words::begins_filming(end - first));
}

void follow_animation(Context& context, const Filmed& filmed) {
    AppState& state = context.state;
    state.filming = filmed;
    if (filmed.done == filmed.of) state.filming.reset();
}

void copy_moves(Context& context) {
    const Game& game = context.state.played.game;
    const Notation liked = context.state.settings.notation;
    context.effects.emplace_back(Copy{write_game(game.board(), game.jumps(), liked)
                                          .value_or(format_moves(game.board(), game.jumps()))});
}

}  // namespace peg
