// SPDX-License-Identifier: MIT
// The part of App that turns keys and gestures on the board into play.

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/model/app.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kJumpSeconds = 0.3f;
constexpr float kGlideSeconds = 0.22f;
// A finger needs 44 CSS pixels, and trembles more than a mouse.
constexpr float kReach = 22;
constexpr float kMouseSlack = 5;
constexpr float kFingerSlack = 9;

constexpr Point kLeft{-1, 0};
constexpr Point kRight{1, 0};
constexpr Point kUp{0, -1};
constexpr Point kDown{0, 1};

struct KeyCommand {
    std::string_view key;
    Command command;
};
constexpr std::array kKeys{
    KeyCommand{"u", Command::kUndo},        KeyCommand{"Backspace", Command::kUndo},
    KeyCommand{"r", Command::kRedo},        KeyCommand{"Home", Command::kRestart},
    KeyCommand{"h", Command::kHint},        KeyCommand{"s", Command::kSolve},
    KeyCommand{",", Command::kStepBack},    KeyCommand{".", Command::kStep},
    KeyCommand{"p", Command::kPlay},        KeyCommand{"-", Command::kSlower},
    KeyCommand{"+", Command::kFaster},      KeyCommand{"=", Command::kFaster},
    KeyCommand{"n", Command::kNewGame},     KeyCommand{"b", Command::kBoards},
    KeyCommand{"c", Command::kCoordinates}, KeyCommand{"t", Command::kTheme},
    KeyCommand{"?", Command::kHelp},        KeyCommand{"k", Command::kCoach},
    KeyCommand{"w", Command::kWhy},         KeyCommand{"l", Command::kGoBack},
    KeyCommand{"m", Command::kMaterial},    KeyCommand{"d", Command::kProblems},
    KeyCommand{"f", Command::kFigures},     KeyCommand{"v", Command::kMoves},
    KeyCommand{"x", Command::kNext},
};

std::string lower(std::string key) {
    if (key.size() == 1 && key[0] >= 'A' && key[0] <= 'Z') key[0] = static_cast<char>(key[0] + 32);
    return key;
}

}  // namespace

void App::handle(const Activate& activated) {
    const auto hole = parse_hole(state_.game.board(), activated.hole);
    if (!hole) return complain(hole.error());
    activate(*hole);
}

void App::handle(const Focus& focus) {
    state_.focused = focus.command;
    state_.cursor_visible = false;
    if (focus.hole.empty()) return;
    if (const auto hole = parse_hole(state_.game.board(), focus.hole)) {
        state_.cursor = *hole;
        state_.cursor_visible = true;
    }
}

void App::handle(const KeyPress& press) {
    const std::string key = lower(press.key);
    if (press.control) {
        if (key == "z") return handle(Run{press.shift ? Command::kRedo : Command::kUndo});
        if (key == "y") return handle(Run{Command::kRedo});
        return;
    }
    if (key == "Escape") return escape();
    for (const auto& [name, command] : kKeys) {
        if (name != key) continue;
        if (key.size() == 1 && !state_.settings.letter_keys) return;
        // The end invites to go on in any way; that closes it.
        if (state_.sheet != Sheet::kNone && state_.sheet != Sheet::kEnd) {
            // Under a sheet the game is out of sight: only the sheets' own keys work.
            if (!pressed(state_, command) || command == Command::kCoordinates) return;
        }
        return handle(Run{command});
    }
    if (state_.sheet != Sheet::kNone) return;
    if (key == "ArrowLeft") return arrow(kLeft);
    if (key == "ArrowRight") return arrow(kRight);
    if (key == "ArrowUp") return arrow(kUp);
    if (key == "ArrowDown") return arrow(kDown);
    if (key == " " && state_.player) return handle(Run{Command::kPlay});
    if (key == "Enter" || key == " ") {
        state_.cursor_visible = true;
        activate(state_.cursor);
    }
}

// With a peg selected an arrow makes the one jump that way, if there is exactly one (on the
// triangular lattice there may be two); else it moves the cursor.
void App::arrow(Point direction) {
    const Board& board = state_.game.board();
    state_.cursor_visible = true;
    if (state_.selected) {
        const Point from = state_.view.plane(*state_.selected);
        Bits that_way = 0;
        for_each_hole(targets(state_), [&](Hole to) {
            const Point way = state_.view.plane(to) - from;
            const float ahead = way.x * direction.x + way.y * direction.y;
            const float aside = std::abs(way.x * direction.y - way.y * direction.x);
            if (ahead > aside) that_way |= bit(to);
        });
        if (count(that_way) == 1) {
            jump(*state_.selected, lowest(that_way));
            return;
        }
    }
    if (const auto next = neighbour_towards(board, state_.cursor, direction)) state_.cursor = *next;
}

void App::select(std::optional<Hole> hole) {
    ++revision_;
    if (state_.player) state_.player->playing = false;
    if (state_.selected == hole) return;
    state_.selected = hole;
    state_.message.reset();
    if (!hole) return announce("Nothing selected.");
    state_.cursor = *hole;
    announce(words::selected(state_.game, *hole));
}

void App::activate(Hole hole) {
    const Board& board = state_.game.board();
    state_.cursor = hole;
    if (contains(state_.game.position().pegs, hole))
        return select(state_.selected == hole ? std::nullopt : std::optional{hole});
    if (!state_.selected) return announce(format_hole(board, hole) + " is empty.");
    const Hole from = *state_.selected;
    if (!jump(from, hole)) say(Tone::kBad, words::no_jump(board, from, hole));
}

bool App::jump(Hole from, Hole to, std::optional<Point> dropped_at) {
    const Game& game = state_.game;
    const auto id = game.board().find_jump(from, to);
    if (!id) return false;
    const bool follows_line =
        game.cursor() < game.jumps().size() && game.jumps()[game.cursor()] == *id;
    if (!is_legal(game.position(), game.board().jump(*id))) return false;
    record(*id, Maker::kPlayer);
    if (state_.player && (!follows_line || game.cursor() > state_.player->end))
        state_.player.reset();
    if (state_.player) state_.player->playing = false;
    state_.animation.jump(state_.view, game.board().jump(*id), slot(game.cursor() - 1), false,
                          kJumpSeconds, dropped_at);
    position_changed();
    // Selected while it can go on: a chain of jumps needs no new click.
    state_.selected = game.targets_of(to) != 0 ? std::optional{to} : std::nullopt;
    state_.cursor = to;
    announce(words::jumped(game));
    note_success();
    if (game.status() != Game::Status::kPlaying) game_over();
    return true;
}

void App::handle(const Pointer& pointer) {
    switch (pointer.phase) {
        case Pointer::Phase::kHover: state_.hovered = state_.view.hole_near(pointer.at, 0); return;
        case Pointer::Phase::kLeave: state_.hovered.reset(); return;
        case Pointer::Phase::kDown: return press_down(pointer);
        case Pointer::Phase::kMove: {
            if (!state_.press) return;
            Press& press = *state_.press;
            press.at = pointer.at;
            const float slack = press.touch ? kFingerSlack : kMouseSlack;
            if (press.hole && contains(state_.game.position().pegs, *press.hole) &&
                length(press.at - press.start) > slack)
                press.dragging = true;
            if (press.dragging) drag_on();
            return;
        }
        case Pointer::Phase::kUp: break;
    }
    if (!state_.press) return;
    state_.press->at = pointer.at;
    if (state_.press->dragging) {
        drag_on();
        return drop();
    }
    const Press press = *std::exchange(state_.press, std::nullopt);
    if (!press.hole) return select(std::nullopt);
    // A peg was selected when the pointer went down; only the second click on it deselects.
    const bool is_peg = contains(state_.game.position().pegs, *press.hole);
    if (!is_peg || press.was_selected) activate(*press.hole);
}

void App::press_down(const Pointer& pointer) {
    state_.cursor_visible = false;
    state_.hovered.reset();
    const auto hole = state_.view.hole_near(pointer.at, kReach);
    const bool is_peg = hole && contains(state_.game.position().pegs, *hole);
    state_.press = Press{pointer.at, pointer.at, hole, false, false, pointer.touch};
    if (!is_peg) return;
    state_.press->was_selected = state_.selected == hole;
    select(hole);
}

// A peg that is dragged over a target, and on to a hole that it can reach only from there, made
// that jump on its way: a chain of jumps in one gesture.
void App::drag_on() {
    const Press held = *state_.press;
    const auto under = state_.view.hole_near(held.at, 0);
    if (!under || length(state_.view.centre(*under) - held.at) > kBowlRadius * state_.view.pitch())
        return;
    const auto reached = [&](Hole from) {
        return contains(state_.game.targets_of(from), *under) ? under : std::nullopt;
    };
    if (const auto stop = reached(*held.hole)) {
        state_.press->stop = stop;
    } else if (held.stop && contains(targets_beyond(state_.game, *held.hole, *held.stop), *under)) {
        jump(*held.hole, *held.stop, state_.view.to_plane(held.at));
        state_.press = held;  // still in the hand
        state_.press->hole = held.stop;
        state_.press->stop = reached(*held.stop);
    }
}

// A dragged peg goes back to where it came from.
void App::let_go() {
    const Press press = *std::exchange(state_.press, std::nullopt);
    state_.animation.glide_back(state_.view.to_plane(press.at), *press.hole, kGlideSeconds);
}

// A dragged peg is dropped.
void App::drop() {
    const Press press = *state_.press;
    const auto to = state_.view.hole_near(press.at, kReach);
    if (to && jump(*press.hole, *to, state_.view.to_plane(press.at))) return;
    let_go();
    if (to && *to != *press.hole)
        say(Tone::kBad, words::no_jump(state_.game.board(), *press.hole, *to));
}

}  // namespace peg
