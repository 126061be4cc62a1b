// SPDX-License-Identifier: MIT
#include "app/present/arrange.h"

#include <algorithm>

#include "app/features/review/review.h"
#include "app/features/train/training.h"
#include "app/kit/command_standing.h"

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
    if (has_just_found_jump(state))
        needs.only = enabled(state, "next") ? std::vector<Command>{"next", "leave"}
                                            : std::vector<Command>{"leave"};
    if (is_lesson_over(state)) needs.only = {"skip"};
    return needs;
}

// The whole grid in the middle of its place, and the board that is drawn where its cells are.
void fit_grid(AppState& state, float max_pitch) {
    DrawingBoard& mode = *find_mode<DrawingBoard>(state.modes);
    const Sketch& grid = sketch(state);
    const Rect area = state.screen.board;
    const float row = grid.lattice() == Lattice::kSquare ? 1 : kTriangularRow;
    const Point size{static_cast<float>(grid.columns() - 1),
                     static_cast<float>(grid.rows() - 1) * row};
    constexpr float kAround = 2 * kRimRadius;
    const float pitch = std::max(
        std::min({area.width / (size.x + kAround), area.height / (size.y + kAround), max_pitch}),
        1.0f);
    mode.view = {area.centre() - size * (pitch / 2), pitch};
    state.view = BoardView();
    if (!mode.drawn) return;
    const Point corner = plane_point(grid.lattice(), mode.drawn->corner);
    state.view = BoardView(mode.drawn->board, mode.view.origin + corner * pitch, pitch);
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
    if (drawing_board(state) != nullptr) return fit_grid(state, max_pitch);
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
