// SPDX-License-Identifier: MIT
#include "app/kit/solution/playback_mode.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <optional>

#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/solution/package_words.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/challenge.h"
#include "words/phrases/play.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr float kLongestStep = 0.3f;  // duration of a peg's flight
constexpr float kLookAtPackage = 3;   // factor of the pause before a package

float pace(const AppState& state) {
    return kPaces[static_cast<std::size_t>(std::clamp(state.settings.speed, kSlowest, kFastest))];
}

// True if the cursor is before the first jump of a package.
bool begins_package(const PlaybackMode& playback, std::size_t cursor) {
    return std::ranges::any_of(playback.packages, [&](const WatchedPackage& package) {
        return playback.begin + package.begin == cursor;
    });
}

void step(Context& context, bool forward) {
    AppState& state = context.state;
    PlaybackMode& playback = *find_mode<PlaybackMode>(state.modes);
    const Game& game = state.played.game;
    if (forward ? game.cursor() >= playback.end : game.cursor() <= playback.begin) {
        playback.playing = false;
        return context.mark_changed();
    }
    const JumpId id = game.jumps()[forward ? game.cursor() : game.cursor() - 1];
    state.played.go_to(forward ? game.cursor() + 1 : game.cursor() - 1);
    state.hand.selected.reset();
    state.animation.jump(state.view, game.board().jump(id),
                         tray_slot(forward ? game.cursor() - 1 : game.cursor()), !forward,
                         std::min(kLongestStep, pace(state) * 0.8f));
    position_changed(context);
    if (game.cursor() == playback.stop.value_or(playback.end)) playback.playing = false;
    context.sound(forward ? Sound::Kind::kJump : Sound::Kind::kBack);
    // Too fast for a screen reader; only the end is announced.
    if (!forward) return context.announce(words::taken_back(game, id));
    if (const auto next = watched_package(state); next && begins_package(playback, game.cursor()))
        context.announce(words::package(state, *next));
    else if (!playback.playing)
        context.announce(words::jumped(game));
}

// Plays to the end of the package, or goes back to its beginning or to the previous one.
void step_package(Context& context, bool forward) {
    AppState& state = context.state;
    PlaybackMode& playback = *find_mode<PlaybackMode>(state.modes);
    const std::size_t cursor = state.played.game.cursor();
    std::size_t before = playback.begin;
    std::size_t after = playback.end;
    for (const WatchedPackage& package : playback.packages) {
        const std::size_t first = playback.begin + package.begin;
        const std::size_t last = playback.begin + package.end;
        if (first < cursor) before = first;
        if (last > cursor) after = std::min(after, last);
    }
    playback.playing = forward;
    playback.stop = after;
    playback.wait = 0;
    if (!forward) {
        go_to(context, before);
        context.announce(words::package(state, *watched_package(state)));
    }
}

// The game that was shared last; returning to it shows it again as it came.
struct SharedGame {
    std::optional<Problem> problem;
    std::vector<JumpId> jumps;
};

bool is_shared(const AppState& state) {
    const PlaybackMode* watched = playback_mode(state);
    return watched != nullptr && watched->shared;
}

void leave(Context& context) {
    const bool shared = is_shared(context.state);
    end_playback(context.state);
    context.mark_changed();
    context.announce((shared ? phrase::play::shared_left() : phrase::play::solution_left()) + ' ' +
                     words::status_line(context.state.played.game));
}

void step_by_command(Context& context, bool forward) {
    PlaybackMode& playback = *find_mode<PlaybackMode>(context.state.modes);
    if (!playback.packages.empty()) return step_package(context, forward);
    playback.playing = false;
    step(context, forward);
}

void play_or_pause(Context& context) {
    PlaybackMode& playback = *find_mode<PlaybackMode>(context.state.modes);
    if (context.state.played.game.cursor() == playback.end) go_to(context, playback.begin);
    playback.playing = !playback.playing;
    playback.stop.reset();
    context.announce(playback.playing ? phrase::play::plays_on()
                                      : phrase::play::paused(words::place(context.state)));
}

// Begins the player's own game of the same problem, with the same result to beat.
void now_try(Context& context) {
    AppState& state = context.state;
    const auto challenge = state.played.challenge;
    start_game(context, Board(state.played.game.board()), *state.played.game.problem_after(0));
    state.played.challenge = challenge;
    remember(context);
    std::string said = phrase::challenge::your_turn() + ' ' + words::opened(state);
    if (challenge) said += ' ' + words::challenge(*challenge);
    context.announce(std::move(said));
}

void change_speed(Context& context, int by) {
    AppState& state = context.state;
    state.settings.speed += by;
    context.announce(phrase::play::speed(words::speed(state)));
    remember(context);
}

}  // namespace

std::span<const ModeCommand> PlaybackMode::commands() const {
    static constexpr std::array kModeCommands{
        ModeCommand{"step_back",
                    [](State s) {
                        return offered(s.played.game.cursor() > playback_mode(s)->begin,
                                       phrase::reason::first_step);
                    },
                    [](Context& c) { step_by_command(c, false); }},
        ModeCommand{"step",
                    [](State s) {
                        return offered(s.played.game.cursor() < playback_mode(s)->end,
                                       phrase::reason::last_step);
                    },
                    [](Context& c) { step_by_command(c, true); }},
        ModeCommand{
            "play", always, play_or_pause,
            [](State s) -> std::string_view { return is_played_back(s) ? "pause" : "play"; }},
        ModeCommand{
            "slower",
            [](State s) { return offered(s.settings.speed > kSlowest, phrase::reason::slowest); },
            [](Context& c) { change_speed(c, -1); }},
        ModeCommand{
            "faster",
            [](State s) { return offered(s.settings.speed < kFastest, phrase::reason::fastest); },
            [](Context& c) { change_speed(c, 1); }},
        ModeCommand{
            "leave", always, leave,
            [](State s) -> std::string_view { return is_shared(s) ? "leave_shared" : "leave"; }},
        ModeCommand{"now_try", [](State s) { return offered_if(is_shared(s)); }, now_try},
    };
    return kModeCommands;
}

bool PlaybackMode::escape(Context& context) {
    leave(context);
    return true;
}

bool PlaybackMode::tick(Context& context, float seconds) {
    if (!playing) return false;
    wait -= seconds;
    if (wait <= 0) {
        step(context, true);
        // A pause before a package gives time to see it.
        const bool pauses = begins_package(*this, context.state.played.game.cursor());
        wait = pace(context.state) * (pauses ? kLookAtPackage : 1);
    }
    return playing;
}

// Playing a shared solution counts as having seen it; opening the link does not.
void PlaybackMode::refresh(Context& context) {
    PlayedGame& played = context.state.played;
    const Game& game = played.game;
    if (!shared || game.cursor() == begin || played.solution_seen == context.state.page.today)
        return;
    const auto problem = game.problem_after(0);
    if (problem && replay(game.board(), *problem, game.jumps()).finished)
        played.solution_seen = context.state.page.today;
}

std::optional<words::Status> PlaybackMode::instruction(const AppState& state) const {
    if (const auto next = watched_package(state)) return words::package_status(state, *next);
    words::Status status{Tone::kPlain, false, heading, words::place(state) + '.'};
    const auto& challenge = state.played.challenge;
    if (shared && watched_jumps(state) == 0)
        status.text = challenge ? words::challenge(*challenge) : words::goal(state) + '.';
    else if (shared && challenge && state.played.game.cursor() == end)
        status.text += ' ' + words::challenge(*challenge);
    else if (watched_jumps(state) > 0)
        status.text +=
            ' ' + words::jump(state.played.game.board(), state.played.game.played().back()) + '.';
    return status;
}

void watch(Context& context, std::span<const JumpId> jumps, std::string heading,
           std::vector<WatchedPackage> packages) {
    AppState& state = context.state;
    if (playback_mode(state) == nullptr) leave_way_back(state);
    const std::size_t begin = state.played.game.cursor();
    state.played.help.add(HelpKind::kSolution);
    state.played.solution_seen = state.page.today;
    for (JumpId id : jumps) state.played.play(id, Maker::kComputer);
    const std::size_t end = state.played.game.cursor();
    state.played.game.go_to(begin);
    end_playback(state);
    std::string said = heading;
    begin_mode<PlaybackMode>(state.modes, begin, end, std::move(heading), std::move(packages));
    if (const auto first = watched_package(state)) said += ' ' + words::package(state, *first);
    context.announce(std::move(said));
    state.hand.selected.reset();
    position_changed(context);
}

namespace {

void begin_shared(Context& context) {
    AppState& state = context.state;
    const std::size_t end = state.played.game.jumps().size();
    end_playback(state);
    auto& film = begin_mode<PlaybackMode>(state.modes, std::size_t{0}, end,
                                          words::shared_game(state.played.game),
                                          std::vector<WatchedPackage>{});
    film.shared = true;
    film.playing = false;
    context.mark_changed();
}

}  // namespace

void watch_shared(Context& context) {
    AppState& state = context.state;
    const auto jumps = state.played.game.jumps();
    state.own.of<SharedGame>() = {state.played.game.problem(), {jumps.begin(), jumps.end()}};
    const bool just_left = state.back_stack.just_left;
    state.played.go_to(0);
    position_changed(context);
    state.back_stack.just_left = just_left;
    begin_shared(context);
}

void watch_shared_again(Context& context) {
    AppState& state = context.state;
    const auto& shared = state.own.of<SharedGame>();
    if (shared.problem == state.played.game.problem() && state.modes.size() == 1 &&
        std::ranges::equal(shared.jumps, state.played.game.jumps()))
        begin_shared(context);
}

// Without announcing each jump.
void seek(Context& context, float where) {
    auto* playback = find_mode<PlaybackMode>(context.state.modes);
    if (playback == nullptr) return;
    playback->playing = false;
    const auto length = static_cast<float>(playback->end - playback->begin);
    const float jumps = std::clamp(where, 0.0f, 1.0f) * length;
    go_to(context, playback->begin + static_cast<std::size_t>(std::lround(jumps)));
}

void pause_playback(AppState& state) {
    if (auto* playback = find_mode<PlaybackMode>(state.modes)) playback->playing = false;
}

void end_playback(AppState& state) { end_modes<PlaybackMode>(state.modes); }

void follow_playback(AppState& state, std::size_t cursor) {
    pause_playback(state);
    const PlaybackMode* playback = find_mode<PlaybackMode>(state.modes);
    if (playback == nullptr) return;
    if (cursor < playback->begin || cursor > playback->end) end_playback(state);
}

const PlaybackMode* playback_mode(const AppState& state) {
    return find_mode<PlaybackMode>(state.modes);
}

std::size_t watched_jumps(const AppState& state) {
    assert(playback_mode(state) != nullptr);
    const PlaybackMode& playback = *find_mode<PlaybackMode>(state.modes);
    return std::clamp(state.played.game.cursor(), playback.begin, playback.end) - playback.begin;
}

std::optional<std::size_t> watched_package(const AppState& state) {
    const PlaybackMode* watched = playback_mode(state);
    if (watched == nullptr) return std::nullopt;
    const auto next =
        std::ranges::upper_bound(watched->packages, watched_jumps(state), {}, &WatchedPackage::end);
    if (next == watched->packages.end()) return std::nullopt;
    return static_cast<std::size_t>(next - watched->packages.begin());
}

const WatchedPackage* watched_block(const AppState& state) {
    const auto number = watched_package(state);
    if (!number) return nullptr;
    const WatchedPackage& package = playback_mode(state)->packages[*number];
    return package.block != 0 ? &package : nullptr;
}

std::optional<JumpId> waiting_jump(const AppState& state) {
    if (!watched_package(state) || watched_block(state) != nullptr || is_played_back(state))
        return std::nullopt;
    return state.played.game.jumps()[state.played.game.cursor()];
}

}  // namespace peg
