// SPDX-License-Identifier: MIT
#include "app/app.h"

#include <algorithm>
#include <array>

#include "app/features/boards/choose.h"
#include "app/features/library/exchange.h"
#include "app/features/library/keep.h"
#include "app/features/paste/paste.h"
#include "app/features/play/keyboard.h"
#include "app/features/settings/change_settings.h"
#include "app/features/share/share.h"
#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/kit/coach/coach.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/game/open_link.h"
#include "app/kit/game/playing.h"
#include "app/kit/game/selection.h"
#include "app/kit/layers.h"
#include "app/kit/run_command.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/model/daily.h"
#include "app/present/arrange.h"
#include "app/words/app_errors.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"

// The list of features. Events are delivered in this order.
#define PEG_FEATURES(X)                                                                            \
    X(play)                                                                                        \
    X(watch)                                                                                       \
    X(lesson)                                                                                      \
    X(solve)                                                                                       \
    X(coach)                                                                                       \
    X(proof)                                                                                       \
    X(edit)                                                                                        \
    X(draw)                                                                                        \
    X(backwards)                                                                                   \
    X(train)                                                                                       \
    X(review)                                                                                      \
    X(boards)                                                                                      \
    X(journey)                                                                                     \
    X(library)                                                                                     \
    X(make)                                                                                        \
    X(statistics)                                                                                  \
    X(win)                                                                                         \
    X(share)                                                                                       \
    X(print)                                                                                       \
    X(paste)                                                                                       \
    X(settings)                                                                                    \
    X(menu)

namespace peg {

#define PEG_DECLARE(name) const Feature& name##_feature();
PEG_FEATURES(PEG_DECLARE)

const Features& all_features() {
#define PEG_LIST(name) &name##_feature(),
    static const std::array kList{PEG_FEATURES(PEG_LIST)};
    static const Features kFeatures(kList);
    return kFeatures;
}

namespace {

constexpr float kLongestTick = 0.05f;  // seconds; animations must not leap after the page was
                                       // hidden

PlayedGame classic_game(std::string_view name) {
    const auto entry = parse_board_name(name);
    return not_begun(entry->board, entry->classic);
}

// The destination of each intent.
void route(Context& context, const Open& it) { open_link(context, it); }
void route(Context& context, const Choose& it) { choose(context, it.id); }
void route(Context& context, const Run& it) {
    const std::string_view id = it.command;
    if (context.state.features->find(id) == nullptr)
        return context.complain(app_error("unknown_command", in_quotes(it.command)));
    run_command(context, Command(id));
}
void route(Context& context, const Seek& it) { seek(context, it.where); }
void route(Context& context, const KeyPress& it) { press_key(context, it); }
void route(Context& context, const CloseLayer&) { close_layer(context); }
void route(Context& context, const Focus& it) { move_focus(context, it); }
void route(Context& context, const Reply& it) { take_reply(context, it); }
void route(Context& context, const Remark& it) { context.say(Tone::kPlain, it.text); }
void route(Context& context, const SetLanguage& it) { set_language(context, it); }
void route(Context& context, const Restore& it) { restore(context, it.text); }
void route(Context& context, const Merge& it) { merge(context, it); }
void route(Context& context, const StoreFailed&) { warn_of_storage(context); }
void route(Context& context, const Today& it) {
    context.state.page.today = parse_day(it.date).value_or(context.state.page.today);
    context.state.page.minute = it.minute;
    context.state.page.random_seed = it.chance;
}
void route(Context& context, const Elapsed& it) { context.emit(TimePassed{it.seconds}); }
void route(Context& context, const Typed& it) { context.take_text(it.text); }
void route(Context& context, const Paste& it) { paste(context, it.text); }
void route(Context& context, const Import& it) { import_file(context, it); }
void route(Context& context, const AnimationProgress& it) { follow_animation(context, it); }
void route(Context& context, const Resize& it) { resize(context, it.width, it.height); }
void route(Context& context, const Environment& it) { context.state.page.environment = it; }
void route(Context& context, const Graphics& it) { context.state.page.weak_graphics = it.weak; }
void route(Context& context, const Activate& it) {
    if (offer(context.state.modes,
              [&](Mode& mode) { return mode.activate_named(context, it.hole); }))
        return;
    const auto hole = parse_hole(context.state.played.game.board(), it.hole);
    if (!hole) return context.complain(hole.error());
    offer(context.state.modes, [&](Mode& mode) { return mode.activate(context, *hole); });
}
void route(Context& context, const Pointer& it) {
    offer(context.state.modes, [&](Mode& mode) { return mode.point(context, it); });
}

Animation::Highlights highlights_of(const AppState& state) {
    Animation::Highlights highlights;
    highlights.at_once = state.page.environment.reduced_motion;
    highlights.alight = targets(state);
    if (const auto& press = state.hand.press; press && press->dragging && press->stop)
        highlights.alight |= targets_beyond(state.played.game, *press->hole, *press->stop);
    if (state.hand.selected) highlights.lifted = bit(*state.hand.selected);
    if (state.hand.hovered && !hides_game(state))
        highlights.hovered = bit(*state.hand.hovered) & state.played.game.movable();
    return highlights;
}

}  // namespace

App::App() : context_(classic_game(catalogue().front().name), all_features()) {
    AppState& state = context_.state;
    begin_mode<Playing>(state.modes);
    state.lists.problems = problems_of(state.played.game.board(), state.played.board_text);
    state.lists.figures = figures();
    state.hand.cursor = middle_hole(state.played.game.board());
    resize(context_, 800, 600);
}

void App::dispatch(const Intent& intent) {
    // A pointer that only moves changes nothing in the page's mirror.
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
    // By index: a tick may end the modes above its own.
    for (std::size_t i = 0; i < state.modes.size();) moving |= state.modes[i++]->tick(context_, dt);
    follow_changes();
    moving |= state.thinking && !state.thinking->question->quiet();
    moving |= state.animation.tick(dt, highlights_of(state));
    return moving;
}

// Once per change: updates what is computed from the state, and asks questions that follow from it.
void App::follow_changes() {
    if (context_.revision == followed_revision_) return;
    AppState& state = context_.state;
    for (const auto& mode : state.modes) mode->refresh(context_);
    context_.emit(StateChanged{});
    lay_out(context_);
    followed_revision_ = context_.revision;
}

}  // namespace peg
