// SPDX-License-Identifier: MIT
#include "app/present/arrange.h"

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/command_standing.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/reading.h"

namespace peg {

namespace {

// Whether a mode that lies over the game carries the command out.
bool is_of_mode(const AppState& state, const CommandRow& row) {
    return any_mode(state.modes, [&](const Mode& mode) {
        const ModeCommand* own = mode.find_command(row);
        return &mode != state.modes.front().get() && own != nullptr && own->run != nullptr;
    });
}

// By rank. What is switched on only ends its mode, which has a seat for that.
std::vector<Command> added_by_mode(const AppState& state, const Needs& needs) {
    std::vector<Command> added;
    for (const CommandRow* row : needs.commands) {
        const bool adds = row->place.rank < kOthers || is_of_mode(state, *row);
        if (row->may_sit() && !row->is_fixed() && adds && pressed(state, *row) != true)
            added.emplace_back(*row);
    }
    return added;
}

Needs needs_of(const AppState& state) {
    Needs needs;
    needs.rows = state.features->by_rank();
    for (const CommandRow* row : state.features->by_rank())
        if (applies(state, *row)) needs.commands.push_back(row);
    needs.proof = shows_proof(state);
    needs.editing = hides_game(state);
    needs.over = !needs.editing && state.played.game.status() != Game::Status::kPlaying;
    const int size =
        std::max(static_cast<int>(state.settings.text_size), state.page.presents ? 1 : 0);
    needs.print = 1 + 0.25f * static_cast<float>(size);
    needs.added = added_by_mode(state, needs);
    // After a game: what to do next.
    const Command onward = needs.has("next_level") ? "next_level" : "next";
    for (const Command command : std::initializer_list<Command>{onward, "restart", "share"})
        if (needs.over && needs.added.size() < 3 && needs.has(command))
            needs.added.push_back(command);
    // The lesson would end a question: a puzzle that a link asks for is made first.
    const bool asks = state.thinking && !state.thinking->question->quiet();
    if (state.invites.to_lesson && !asks) needs.only = {"tutorial", "close"};
    needs.way_on = state.invites.to_way_on;
    const GameReview* review = review_here(state);
    needs.review = review != nullptr && !review->judged.empty() && !needs.editing;
    for (const auto& mode : state.modes) needs.alone |= mode->sits_alone();
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

// In the order of words::status: what is shown before a proof is short.
bool shows_proof(const AppState& state) {
    if (shows_thinking(state)) return false;
    if (state.message) return state.message->explains_proof && !state.marks.hint;
    const Reading* read = reading(state);
    return read != nullptr && !is_brief(read->shown());
}

}  // namespace peg
