// SPDX-License-Identifier: MIT
#include "app/kit/listing/solved.h"

#include <algorithm>
#include <span>

#include "app/kit/listing/records_here.h"
#include "app/kit/store/saved_state.h"
#include "core/board/catalogue.h"
#include "core/board/jumps.h"

namespace peg {

bool is_current(const AppState& state, const ListedProblem& listed) {
    return state.played.board_text == listed.board && state.played.game.problem() == listed.problem;
}

bool is_solved(const AppState& state, const ListedProblem& listed) {
    return state.achieved.solved.contains(listed.key);
}

void record_success(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    if (put_by(state) != nullptr) return;
    const auto played = std::span(state.played.makers).first(game.cursor());
    if (std::ranges::count(played, Maker::kPlayer) < std::ssize(played)) return;
    // The problem itself leaves open which peg is the last one.
    bool reached = game.status() == Game::Status::kFinished ||
                   is_finished(game.problem().finish, game.position());
    if (game.problem().finish.kind == Finish::Kind::kFewest &&
        !has_jump(game.board(), game.position()))
        reached |= known_outcome(state.coach.knowledge, game, 0) == peg_count(game.position());
    if (!reached) return;
    if (!state.played.ended_with) state.played.ended_with = state.played.help;
    if (!find_in_catalogue(state.played.board_text)) return;
    const std::string key = key_of(state);
    state.achieved.solved.insert(key);
    context.emit(ProblemSolved{key});
    if (!knew_solution(*state.played.ended_with))
        Records::improve(state.achieved.records.own, key, game.move_count());
    remember(context);
}

}  // namespace peg
