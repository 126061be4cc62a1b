// SPDX-License-Identifier: MIT
#include "app/features/statistics/stopwatch.h"

#include <algorithm>

#include "app/features/statistics/statistics_words.h"
#include "app/kit/store/saved_state.h"

namespace peg {

namespace {

// Seconds; a longer lapse means that the page slept, and counts as this much.
constexpr double kLongestLapse = 2;

bool runs(const AppState& state) {
    return shows_time(state) && state.sheet == Sheet::kNone &&
           state.played.game.status() == Game::Status::kPlaying;
}

}  // namespace

void follow_stopwatch(Context& context) {
    AppState& state = context.state;
    if (runs(state) == state.page.tells_time) return;
    state.page.tells_time = runs(state);
    context.effects.emplace_back(TellTime{state.page.tells_time});
}

void pass_time(AppState& state, double seconds) {
    if (runs(state)) *state.played.seconds += std::clamp(seconds, 0.0, kLongestLapse);
}

void toggle_stopwatch(Context& context) {
    AppState& state = context.state;
    state.settings.stopwatch ^= true;
    if (!state.settings.stopwatch) state.played.seconds.reset();
    context.announce(words::stopwatch_turned(state.settings.stopwatch));
    remember(context);
}

}  // namespace peg
