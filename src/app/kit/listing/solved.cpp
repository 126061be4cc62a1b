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
    if (suspended_game(state) != nullptr) return;
    const auto played = std::span(state.played.makers).first(game.cursor());
    if (std::ranges::count(played, Maker::kPlayer) < std::ssize(played)) return;
    // The listed problem leaves the survivor open.
    const auto& [start, finish, survivor, marks] = game.problem();
    bool reached = game.status() == Game::Status::kFinished ||
                   (marks.empty() && is_finished(finish, game.position()));
    if (is_best_end(finish) && !has_jump(game.board(), game.position()))
        reached |= known_outcome(state.coach.knowledge, game, 0) ==
                   rank(finish, peg_count(game.position()));
    if (!reached) return;
    if (!state.played.ended_with) state.played.ended_with = state.played.help;
    if (!find_in_catalogue(state.played.board_text)) return;
    const std::string key = key_of(state);
    state.achieved.solved.insert(key);
    context.emit(ProblemSolved{key});
    if (!knew_solution(*state.played.ended_with))
        Records::improve(state.achieved.records.player_best, key, game.move_count());
    remember(context);
}

}  // namespace peg
