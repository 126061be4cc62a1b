// SPDX-License-Identifier: MIT
#include "app/present/arrange.h"

#include <algorithm>

#include "app/features/review/review.h"
#include "app/features/train/training.h"
#include "app/kit/command_standing.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/reading.h"

namespace peg {

namespace {

Needs needs_of(const AppState& state) {
    Needs needs;
    needs.rows = state.features->by_rank();
    for (const CommandRow* row : state.features->by_rank())
        if (applies(state, *row)) needs.commands.push_back(row);
    needs.proof = shows_proof(state);
    needs.editing = hides_game(state);
    needs.over = !needs.editing && state.played.game.status() != Game::Status::kPlaying;
    if (state.welcoming) needs.only = {"tutorial", "close"};
    needs.way_on = state.offers_way_on;
    const GameReview* review = review_here(state);
    needs.review = review != nullptr && !review->judged.empty() && !needs.editing;
    for (const auto& mode : state.modes)
        if (auto only = mode->only_commands(state); !only.empty()) needs.only = std::move(only);
    return needs;
}

}  // namespace

void resize(Context& context, float width, float height) {
    AppState& state = context.state;
    state.screen = arrange(width, height, needs_of(state));
    fit_board(state);
}

void lay_out(Context& context) {
    AppState& state = context.state;
    const Rect window = state.screen.window;
    const Needs needs = needs_of(state);
    if (needs == state.screen.needs) return;
    state.screen = arrange(window.width, window.height, needs);
    fit_board(state);
    context.mark_changed();
}

void fit_board(AppState& state) {
    const Screen& screen = state.screen;
    // Ten holes on a big screen should not become ten footballs.
    const float short_side = std::min(screen.board.width, screen.board.height);
    const float max_pitch = std::max(7 * screen.unit, short_side / 6.5f);
    for (const auto& mode : state.modes)
        if (mode->grid(state)) return mode->fit_grid(state, screen.board, max_pitch);
    // Every jump takes a peg; one is left in the end.
    const int taken = std::max(peg_count(state.played.game.problem().start) - 1, 0);
    const auto fitted = [&](const Rect& area) {
        return BoardView(state.played.game.board(), area, max_pitch, taken);
    };
    state.view = fitted(screen.board);
    // Where that costs nothing the board lies where a proof leaves it: it does not move for one.
    Needs with_proof = screen.needs;
    with_proof.proof = true;
    const Rect window = screen.window;
    const BoardView above = fitted(arrange(window.width, window.height, with_proof).board);
    if (above.pitch() >= state.view.pitch()) state.view = above;
}

// In the order of words::status: what is shown before a proof is short.
bool shows_proof(const AppState& state) {
    if (shows_thinking(state)) return false;
    if (state.message) return state.message->explains_proof && !state.hint;
    const Reading* read = reading(state);
    return read != nullptr && !is_brief(read->shown());
}

}  // namespace peg
