// SPDX-License-Identifier: MIT
#include "app/present/arrange.h"

#include <algorithm>

#include "app/kit/coach/coach.h"
#include "app/kit/command_state.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_mode.h"

namespace peg {

namespace {

// True if a mode above the game handles the command.
bool is_of_mode(const AppState& state, const CommandRow& row) {
    return any_mode(state.modes, [&](const Mode& mode) {
        const ModeCommand* own = mode.find_command(row);
        return &mode != state.modes.front().get() && own != nullptr && own->run != nullptr;
    });
}

// True if the command does the same as the command "leave" of a mode.
bool leaves_mode(const AppState& state, const CommandRow& row) {
    return any_mode(state.modes, [&](const Mode& mode) {
        const ModeCommand* own = mode.find_command(row);
        const ModeCommand* leave = mode.find_command("leave");
        return own != nullptr && leave != nullptr && own != leave && own->run == leave->run;
    });
}

// The mode's commands by rank. A command that has begun the mode and would end it has no button,
// because "leave" has one.
std::vector<Command> added_by_mode(const AppState& state, const ScreenNeeds& needs) {
    std::vector<Command> added;
    for (const CommandRow* row : needs.commands) {
        const bool of_mode = is_of_mode(state, *row);
        const bool ends = pressed(state, *row) == true && (!of_mode || leaves_mode(state, *row));
        if (row->may_have_button() && !row->is_fixed() && (of_mode || row->place.rank < kOthers) &&
            !ends)
            added.emplace_back(*row);
    }
    return added;
}

ScreenNeeds needs_of(const AppState& state) {
    ScreenNeeds needs;
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
    // What to do next after a game.
    const Command onward = needs.has("next_level") ? "next_level" : "next";
    for (const Command command : std::initializer_list<Command>{onward, "restart", "share"})
        if (needs.over && needs.added.size() < 3 && needs.has(command))
            needs.added.push_back(command);
    // A puzzle from a link is made first, because the lesson would cancel the question.
    const bool asks = state.thinking && !state.thinking->question->quiet();
    if (state.invites.to_lesson && !asks) needs.only = {"tutorial", "close"};
    needs.to_continue = state.invites.to_continue;
    const GameReview* review = review_here(state);
    needs.review = review != nullptr && !review->judged.empty() && !needs.editing;
    for (const auto& mode : state.modes) needs.alone |= mode->hides_other_buttons();
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
    const ScreenNeeds needs = needs_of(state);
    if (needs == state.screen.needs) return;
    state.screen = arrange(window.width, window.height, needs);
    fit_board(state);
    context.mark_changed();
}

// In the same order as words::status: anything that precedes a proof is short.
bool shows_proof(const AppState& state) {
    if (shows_thinking(state)) return false;
    if (state.message) return state.message->explains_proof && !state.marks.hint;
    const ProofMode* mode = proof_mode(state);
    return mode != nullptr && !is_brief(mode->shown());
}

}  // namespace peg
