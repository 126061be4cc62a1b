// SPDX-License-Identifier: MIT
// The part of App that plays solutions.

#include <algorithm>
#include <cmath>

#include "ui/model/app.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kLongestStep = 0.3f;

}  // namespace

// The line from here on becomes these jumps, which are legal.
void App::watch(std::span<const JumpId> jumps) {
    const std::size_t begin = state_.game.cursor();
    for (JumpId id : jumps) record(id, Maker::kComputer);
    const std::size_t end = state_.game.cursor();
    state_.game.go_to(begin);
    state_.player = Player{begin, end};
    state_.selected.reset();
    position_changed();
    announce("Playing a solution of " + std::to_string(end - begin) + " jumps.");
}

// Along the solution, without a word for each jump.
void App::handle(const Seek& seek) {
    if (!state_.player) return;
    Player& player = *state_.player;
    player.playing = false;
    const auto length = static_cast<float>(player.end - player.begin);
    const float where = std::clamp(seek.where, 0.0f, 1.0f) * length;
    go_to(player.begin + static_cast<std::size_t>(std::lround(where)));
}

void App::step(bool forward) {
    Player& player = *state_.player;
    const Game& game = state_.game;
    if (game.cursor() == (forward ? player.end : player.begin)) {
        player.playing = false;
        return;
    }
    const JumpId id = game.jumps()[forward ? game.cursor() : game.cursor() - 1];
    forward ? state_.game.redo() : state_.game.undo();
    const float pace = kPaces[static_cast<std::size_t>(state_.settings.speed)];
    state_.selected.reset();
    state_.animation.jump(state_.view, game.board().jump(id),
                          slot(forward ? game.cursor() - 1 : game.cursor()), !forward,
                          std::min(kLongestStep, pace * 0.8f));
    position_changed();
    const bool at_end = game.cursor() == player.end;
    if (at_end) player.playing = false;
    // At speed a screen reader could not follow; the end is what matters.
    if (!forward) return announce(words::taken_back(game, id));
    if (!player.playing) announce(words::jumped(game));
}

void App::finish_watching() {
    state_.player.reset();
    ++revision_;
    announce("Left the solution. " + words::status_line(state_.game) + '.');
}

}  // namespace peg
