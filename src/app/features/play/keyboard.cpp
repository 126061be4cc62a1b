// SPDX-License-Identifier: MIT
#include "app/features/play/keyboard.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

#include "app/kit/ask/ask.h"
#include "app/kit/command_state.h"
#include "app/kit/filming.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/playing.h"
#include "app/kit/game/pointer.h"
#include "app/kit/game/selection.h"
#include "app/kit/layers.h"
#include "app/kit/run_command.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

constexpr Point kLeft{-1, 0};
constexpr Point kRight{1, 0};
constexpr Point kUp{0, -1};
constexpr Point kDown{0, 1};

std::string lower(std::string key) {
    if (key.size() == 1 && key[0] >= 'A' && key[0] <= 'Z') key[0] = static_cast<char>(key[0] + 32);
    return key;
}

// The command with this key, in lower case; null if there is none.
const CommandRow* command_by_key(const AppState& state, const std::string& key) {
    for (const CommandRow* row : state.features->commands()) {
        const std::string all = words::keys(*row);
        for (std::string_view rest = all; !rest.empty();) {
            const std::string_view one = rest.substr(0, rest.find(' '));
            if (lower(std::string(one)) == key) return row;
            rest.remove_prefix(std::min(one.size() + 1, rest.size()));
        }
    }
    return nullptr;
}

struct KeyScroll {
    std::string_view key;
    Scroll::Way way;
};
constexpr std::array kScrollKeys{
    KeyScroll{"ArrowUp", Scroll::Way::kLineUp}, KeyScroll{"ArrowDown", Scroll::Way::kLineDown},
    KeyScroll{"PageUp", Scroll::Way::kPageUp},  KeyScroll{"PageDown", Scroll::Way::kPageDown},
    KeyScroll{"Home", Scroll::Way::kStart},     KeyScroll{"End", Scroll::Way::kEnd},
};

// If the cursor is on the selected peg and exactly one jump goes in the arrow's direction, an arrow
// plays it (on a triangular board there may be two). Otherwise an arrow moves the cursor: away from
// the selected peg, the player is looking around, not playing.
void press_arrow(Context& context, Point direction) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    state.hand.cursor_visible = true;
    if (offer(state.modes, [&](Mode& mode) { return mode.move_cursor(context, direction); }))
        return;
    if (state.hand.selected && state.hand.selected == state.hand.cursor) {
        const Point from = state.view.plane(*state.hand.selected);
        Bits that_way = 0;
        for_each_hole(targets(state), [&](Hole to) {
            const Point way = state.view.plane(to) - from;
            const float ahead = way.x * direction.x + way.y * direction.y;
            const float aside = std::abs(way.x * direction.y - way.y * direction.x);
            if (ahead > aside) that_way |= bit(to);
        });
        if (count(that_way) == 1) {
            offer(state.modes,
                  [&](Mode& mode) { return mode.activate(context, lowest(that_way)); });
            return;
        }
    }
    if (const auto next = neighbour_towards(board, state.hand.cursor, direction))
        state.hand.cursor = *next;
}

// To the first or last hole in the cursor's row; with Ctrl, of the board.
void press_end(Context& context, bool last, bool of_board) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    const auto& holes = board.reading_order();
    const auto in_reach = [&](Hole hole) {
        return of_board || board.cell(hole).row == board.cell(state.hand.cursor).row;
    };
    state.hand.cursor_visible = true;
    if (offer(state.modes, [&](Mode& mode) { return mode.cursor_to_end(context, last, of_board); }))
        return;
    if (last)
        state.hand.cursor = *std::ranges::find_if(holes | std::views::reverse, in_reach);
    else
        state.hand.cursor = *std::ranges::find_if(holes, in_reach);
}

// Closes or cancels one thing: the topmost.
void escape(Context& context) {
    AppState& state = context.state;
    ++state.hand.escapes;
    if (state.sheet != Sheet::kNone) {
        state.sheet = Sheet::kNone;
    } else if (state.invites.to_lesson) {
        state.invites.to_lesson = false;
    } else if (state.hand.press && state.hand.press->dragging) {
        drop_back(context);
    } else if (state.hand.selected) {
        select(context, std::nullopt);
    } else if (state.thinking && !state.thinking->question->quiet()) {
        stop_question(context);
    } else if (state.filming) {
        stop_animation(context);
    } else if (!find_mode<Playing>(state.modes)->escape(context) &&
               !offer(state.modes, [&](Mode& mode) { return mode.escape(context); })) {
        if (state.paused && !state.message && !hides_game(state)) return stop_question(context);
        state.marks.hint.reset();
        state.marks.must_come.reset();
        state.message.reset();
        present(context, false);
    }
}

}  // namespace

void press_key(Context& context, const KeyPress& press) {
    AppState& state = context.state;
    const std::string key = lower(press.key);
    if (press.control) {
        // Under the other sheets, the player would not see what undo changes.
        const bool seen =
            state.sheet == Sheet::kNone || state.sheet == "end" || state.sheet == "moves";
        if (!seen) return;
        if (key == "z") return run_command(context, press.shift ? "redo" : "undo");
        if (key == "y") return run_command(context, "redo");
        if (state.sheet == Sheet::kNone && (key == "Home" || key == "End"))
            press_end(context, key == "End", true);
        return;
    }
    if (key == "Escape") return escape(context);
    if (const CommandRow* command = command_by_key(state, key)) {
        if (key.size() == 1 && !state.settings.letter_keys) return;
        // The sheet "end" offers ways to go on, and any of their keys closes it. Other sheets hide
        // the game, so only their own keys work.
        if (state.sheet != Sheet::kNone && state.sheet != "end" && command->sheet == Sheet::kNone)
            return;
        return run_command(context, *command);
    }
    // Without a sheet, the arrows belong to the board.
    if (state.sheet != Sheet::kNone || key.starts_with("Page")) {
        const auto scroll = std::ranges::find(kScrollKeys, key, &KeyScroll::key);
        if (scroll != kScrollKeys.end())
            state.scroll = {state.sheet, scroll->way, state.scroll.number + 1};
        return;
    }
    if (key == "Home" && press.shift) return run_command(context, "restart");
    if (key == "Home" || key == "End") return press_end(context, key == "End", false);
    if (key == "ArrowLeft") return press_arrow(context, kLeft);
    if (key == "ArrowRight") return press_arrow(context, kRight);
    if (key == "ArrowUp") return press_arrow(context, kUp);
    if (key == "ArrowDown") return press_arrow(context, kDown);
    if (key == " " && applies(state, "play")) return run_command(context, "play");
    if (key == "Enter" || key == " ") {
        state.hand.cursor_visible = true;
        offer(state.modes, [&](Mode& mode) { return mode.activate(context, state.hand.cursor); });
    }
}

void move_focus(Context& context, const Focus& focus) {
    AppState& state = context.state;
    state.hand.focused = focus.command;
    state.hand.cursor_visible = focus.on_cursor;
    if (focus.hole.empty()) return;
    if (offer(state.modes, [&](Mode& mode) { return mode.focus_named(context, focus.hole); }))
        return;
    if (const auto hole = parse_hole(state.played.game.board(), focus.hole)) {
        state.hand.cursor = *hole;
        state.hand.cursor_visible = true;
    }
}

}  // namespace peg
