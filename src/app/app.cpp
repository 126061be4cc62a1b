// SPDX-License-Identifier: MIT
#include "app/app.h"

#include <algorithm>

#include "app/ask/answer.h"
#include "app/ask/ask.h"
#include "app/choose/choose.h"
#include "app/choose/share.h"
#include "app/coach/coach.h"
#include "app/coach/next_question.h"
#include "app/keep/keep.h"
#include "app/make/make.h"
#include "app/memory/change_settings.h"
#include "app/memory/exchange.h"
#include "app/memory/saved_state.h"
#include "app/paste/paste.h"
#include "app/play/keyboard.h"
#include "app/play/selection.h"
#include "app/run_command.h"
#include "app/stage/arrange.h"
#include "app/statistics/stopwatch.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr float kLongestTick = 0.05f;  // seconds; a page that was hidden should not leap

Game classic_game(std::string_view name) {
    const auto entry = parse_board_name(name);
    return {entry->board, entry->classic};
}

// Where each intent goes.
void route(Context& context, const Open& it) { open_link(context, it); }
void route(Context& context, const Choose& it) { choose(context, it.id); }
void route(Context& context, const Run& it) { run_command(context, it.command); }
void route(Context& context, const Seek& it) { seek(context, it.where); }
void route(Context& context, const KeyPress& it) { press_key(context, it); }
void route(Context& context, const Focus& it) { move_focus(context, it); }
void route(Context& context, const Reply& it) { take_reply(context, it); }
void route(Context& context, const Remark& it) { context.say(Tone::kPlain, it.text); }
void route(Context& context, const Speak& it) { speak(context, it); }
void route(Context& context, const Restore& it) { restore(context, it.text); }
void route(Context& context, const Merge& it) { merge(context, it); }
void route(Context& context, const StoreFailed&) { warn_of_storage(context); }
void route(Context& context, const Today& it) {
    context.state.today = parse_day(it.date).value_or(context.state.today);
    context.state.chance = it.chance;
}
void route(Context& context, const Elapsed& it) { pass_time(context.state, it.seconds); }
void route(Context& context, const Typed& it) { take_typed(context, it.text); }
void route(Context& context, const Paste& it) { paste(context, it.text); }
void route(Context& context, const Import& it) { import_file(context, it); }
void route(Context& context, const Filmed& it) { follow_animation(context, it); }
void route(Context& context, const Resize& it) { resize(context, it.width, it.height); }
void route(Context& context, const Environment& it) { context.state.environment = it; }
void route(Context& context, const Graphics& it) { context.state.weak_graphics = it.weak; }
void route(Context& context, const Activate& it) {
    if (offer(context.state.modes,
              [&](auto& mode) { return mode.activate_named(context, it.hole); }))
        return;
    const auto hole = parse_hole(context.state.game.board(), it.hole);
    if (!hole) return context.complain(hole.error());
    offer(context.state.modes, [&](auto& mode) { return mode.activate(context, *hole); });
}
void route(Context& context, const Pointer& it) {
    offer(context.state.modes, [&](auto& mode) { return mode.point(context, it); });
}

Animation::Wishes animation_wishes(const AppState& state) {
    Animation::Wishes wishes;
    wishes.at_once = state.environment.reduced_motion;
    wishes.alight = targets(state);
    if (const auto& press = state.press; press && press->dragging && press->stop)
        wishes.alight |= targets_beyond(state.game, *press->hole, *press->stop);
    if (state.selected) wishes.lifted = bit(*state.selected);
    if (state.hovered && !hides_game(state))
        wishes.hovered = bit(*state.hovered) & state.game.movable();
    return wishes;
}

}  // namespace

App::App() : context_(classic_game(catalogue().front().name)) {
    AppState& state = context_.state;
    state.board_text = catalogue().front().name;
    state.problems = problems_of(state.game.board(), state.board_text);
    state.figures = figures();
    state.cursor = middle_hole(state.game.board());
    resize(context_, 800, 600);
}

void App::dispatch(const Intent& intent) {
    // A pointer that only moves changes nothing that the mirror shows.
    if (!std::holds_alternative<Pointer>(intent)) context_.mark_changed();
    std::visit([this](const auto& it) { route(context_, it); }, intent);
    follow_changes();
}

bool App::tick(float seconds) {
    AppState& state = context_.state;
    const float dt = std::clamp(seconds, 0.0f, kLongestTick);
    if (state.thinking) {
        const bool was_shown = shows_thinking(state);
        state.thinking->age += dt;
        if (shows_thinking(state) != was_shown) context_.mark_changed();
        report_thinking(context_);
    }
    bool moving = false;
    // By number, as a tick may end the modes above its own.
    for (std::size_t i = 0; i < state.modes.size();)
        moving |= std::visit([&](auto& it) { return it.tick(context_, dt); }, state.modes[i++]);
    follow_changes();
    moving |= state.thinking && !is_quiet(state.thinking->purpose);
    moving |= state.animation.tick(dt, animation_wishes(state));
    return moving;
}

// Once for each change: what is computed from the state, and what is asked because of it.
void App::follow_changes() {
    if (context_.revision == followed_revision_) return;
    AppState& state = context_.state;
    for (Mode& mode : state.modes) std::visit([&](auto& it) { it.refresh(context_); }, mode);
    state.loss = find_loss(state);
    ask_next_question(context_);
    follow_stopwatch(context_);
    lay_out(context_);
    followed_revision_ = context_.revision;
}

}  // namespace peg
