// SPDX-License-Identifier: MIT
// The part of App for the first minutes, and for the end of a game.

#include "core/jumps.h"
#include "ui/model/app.h"
#include "ui/model/words.h"

namespace peg {

namespace {

// One peg goes round the board and takes the other four: a tap to choose it, and one for each jump.
//
//     a1 b1 c1      x x o
//     a2 b2 c2      x o x        a1-c1-c3-a3-a1, or the other way round
//     a3 b3 c3      o x o
constexpr std::string_view kSmallBoard = "xxo/xox/oxo";
constexpr std::string_view kSmallFinish = "a1";

constexpr float kEndDelay = 0.9f;  // the last jump is to be seen, and heard

}  // namespace

void App::welcome() {
    state_.sheet = Sheet::kWelcome;
    announce("Welcome to Last Peg. Five taps show how it is played; Escape leads to the game.");
}

void App::begin_tutorial() {
    const auto small = parse_board(kSmallBoard);
    const auto finish = parse_finish(small->board, kSmallFinish);
    RememberedGame before = state_.tutorial
                                ? *std::move(state_.tutorial)
                                : RememberedGame{state_.game, state_.makers, state_.hints};
    start(small->board, {small->classic.start, *finish}, std::move(before));
    announce(words::lesson(state_).title + ' ' + words::lesson(state_).text);
}

void App::leave_tutorial() {
    RememberedGame before = *std::move(state_.tutorial);
    resume(std::move(before));
    announce(words::board_title(state_.board_text) + " board. " + words::status_line(state_.game) +
             '.');
}

// The tutorial points to its next jump.
void App::show_way() {
    const Game& game = state_.game;
    if (!state_.tutorial || state_.hint) return;
    for_each_jump(game.board(), game.position(), [&](JumpId id) {
        if (!state_.hint) state_.hint = id;
    });
    if (state_.hint && game.cursor() > 0) announce(words::lesson(state_).text);
}

void App::game_over() {
    if (state_.tutorial) return announce(words::lesson(state_).text);
    if (state_.player) return;
    state_.seeks_loss = true;
    state_.ending = kEndDelay;
}

// True while the end is still to come.
bool App::count_down(float seconds) {
    if (!state_.ending) return false;
    *state_.ending -= seconds;
    if (*state_.ending > 0) return true;
    state_.ending.reset();
    if (state_.sheet != Sheet::kNone) return false;
    ++revision_;
    state_.sheet = Sheet::kEnd;
    const words::Ending ending = words::ending(state_);
    announce(ending.title + ' ' + ending.text);
    return true;
}

}  // namespace peg
