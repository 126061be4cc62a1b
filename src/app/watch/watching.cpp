// SPDX-License-Identifier: MIT
#include "app/watch/watching.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "app/context.h"
#include "app/memory/saved_state.h"
#include "app/play/change_game.h"
#include "app/play/ways_back.h"
#include "app/words/words.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr float kLongestStep = 0.3f;  // seconds that a peg flies

float pace(const AppState& state) {
    return kPaces[static_cast<std::size_t>(std::clamp(state.settings.speed, kSlowest, kFastest))];
}

void step(Context& context, bool forward) {
    AppState& state = context.state;
    Watching& watching = *find_mode<Watching>(state.modes);
    const Game& game = state.game;
    if (forward ? game.cursor() >= watching.end : game.cursor() <= watching.begin) {
        watching.playing = false;
        return context.mark_changed();
    }
    const JumpId id = game.jumps()[forward ? game.cursor() : game.cursor() - 1];
    forward ? state.game.redo() : state.game.undo();
    state.selected.reset();
    state.animation.jump(state.view, game.board().jump(id),
                         tray_slot(forward ? game.cursor() - 1 : game.cursor()), !forward,
                         std::min(kLongestStep, pace(state) * 0.8f));
    position_changed(context);
    if (game.cursor() == watching.end) watching.playing = false;
    context.sound(forward ? Sound::Kind::kJump : Sound::Kind::kBack);
    // At speed a screen reader could not follow; the end is what matters.
    if (!forward) return context.announce(words::taken_back(game, id));
    if (!watching.playing) context.announce(words::jumped(game));
}

void leave(Context& context) {
    stop_watching(context.state);
    context.mark_changed();
    context.announce(phrase::play::solution_left() + ' ' + words::status_line(context.state.game));
}

}  // namespace

std::optional<Standing> Watching::standing(const AppState& state, Command command) const {
    switch (command) {
        case Command::kStepBack: return offered(state.game.cursor() > begin);
        case Command::kStep: return offered(state.game.cursor() < end);
        case Command::kSlower: return offered(state.settings.speed > kSlowest);
        case Command::kFaster: return offered(state.settings.speed < kFastest);
        case Command::kPlay:
        case Command::kLeave: return offered();
        default: return std::nullopt;
    }
}

bool Watching::run(Context& context, Command command) {
    AppState& state = context.state;
    switch (command) {
        case Command::kStepBack:
        case Command::kStep:
            playing = false;
            step(context, command == Command::kStep);
            return true;
        case Command::kPlay:
            if (state.game.cursor() == end) go_to(context, begin);
            playing = !playing;
            return true;
        case Command::kSlower:
        case Command::kFaster:
            state.settings.speed += command == Command::kFaster ? 1 : -1;
            context.announce(phrase::play::speed(words::speed(state)));
            remember(context);
            return true;
        case Command::kLeave: leave(context); return true;
        default: return false;
    }
}

bool Watching::escape(Context& context) {
    leave(context);
    return true;
}

bool Watching::tick(Context& context, float seconds) {
    if (!playing) return false;
    wait -= seconds;
    if (wait <= 0) {
        wait = pace(context.state);
        step(context, true);
    }
    return playing;
}

std::optional<words::Status> Watching::instruction(const AppState& state) const {
    words::Status status{Tone::kPlain, false, heading, words::place(state) + '.'};
    if (watched_jumps(state) > 0)
        status.text += ' ' + words::jump(state.game.board(), state.game.played().back()) + '.';
    return status;
}

void watch(Context& context, std::span<const JumpId> jumps, std::string heading) {
    AppState& state = context.state;
    if (watching(state) == nullptr) leave_way_back(state);
    const std::size_t begin = state.game.cursor();
    for (JumpId id : jumps) record_jump(state, id, Maker::kComputer);
    const std::size_t end = state.game.cursor();
    state.game.go_to(begin);
    stop_watching(state);
    context.announce(heading);
    state.modes.emplace_back(Watching{begin, end, std::move(heading)});
    state.selected.reset();
    position_changed(context);
}

// Without a word for each jump.
void seek(Context& context, float where) {
    auto* watching = find_mode<Watching>(context.state.modes);
    if (watching == nullptr) return;
    watching->playing = false;
    const auto length = static_cast<float>(watching->end - watching->begin);
    const float jumps = std::clamp(where, 0.0f, 1.0f) * length;
    go_to(context, watching->begin + static_cast<std::size_t>(std::lround(jumps)));
}

void pause_watching(AppState& state) {
    if (auto* watching = find_mode<Watching>(state.modes)) watching->playing = false;
}

void stop_watching(AppState& state) { end_modes<Watching>(state.modes); }

void follow_watching(AppState& state, std::size_t cursor) {
    pause_watching(state);
    const Watching* watching = find_mode<Watching>(state.modes);
    if (watching == nullptr) return;
    if (cursor < watching->begin || cursor > watching->end) stop_watching(state);
}

std::size_t watched_jumps(const AppState& state) {
    assert(watching(state) != nullptr);
    const Watching& watching = *find_mode<Watching>(state.modes);
    return std::clamp(state.game.cursor(), watching.begin, watching.end) - watching.begin;
}

}  // namespace peg
