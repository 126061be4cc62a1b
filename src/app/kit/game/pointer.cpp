// SPDX-License-Identifier: MIT
#include "app/kit/game/pointer.h"

#include <cassert>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/game/selection.h"
#include "app/kit/words/words.h"

namespace peg {

namespace {

constexpr float kGlideSeconds = 0.22f;
// A finger needs 44 CSS pixels, and trembles more than a mouse.
constexpr float kReach = 22;
constexpr float kMouseSlack = 5;
constexpr float kMinTargetSlack = 9;

void press_down(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    state.hand.cursor_visible = false;
    state.hand.hovered.reset();
    const auto hole = hole_under(state, pointer);
    const bool is_peg = hole && contains(state.played.game.position().pegs, *hole);
    state.hand.press = Press{pointer.at, pointer.at, hole, false, false, pointer.touch};
    if (!is_peg) return;
    state.hand.press->was_selected = state.hand.selected == hole;
    select(context, hole);
}

// If a peg is dragged over a target and on to a hole that it can reach only from there, it makes
// that jump on its way: a chain of jumps in one gesture.
void drag_on(Context& context) {
    AppState& state = context.state;
    const Press held = *state.hand.press;
    const auto under = state.view.hole_near(held.at, 0);
    if (!under || length(state.view.centre(*under) - held.at) > kBowlRadius * state.view.pitch())
        return;
    const auto reached = [&](Hole from) {
        return contains(state.played.game.targets_of(from), *under) ? under : std::nullopt;
    };
    if (const auto stop = reached(*held.hole)) {
        state.hand.press->stop = stop;
    } else if (held.stop &&
               contains(targets_beyond(state.played.game, *held.hole, *held.stop), *under)) {
        play_jump(context, *held.hole, *held.stop, state.view.to_plane(held.at));
        state.hand.press = held;  // the peg is still held
        state.hand.press->hole = held.stop;
        state.hand.press->stop = reached(*held.stop);
    }
}

void drop(Context& context) {
    AppState& state = context.state;
    const Press press = *state.hand.press;
    const auto to = state.view.hole_near(press.at, kReach);
    if (to && ask_which_jump(context, *press.hole, *to)) return drop_back(context);
    if (to && play_jump(context, *press.hole, *to, state.view.to_plane(press.at))) return;
    drop_back(context);
    if (to && *to != *press.hole && play_chain(context, *press.hole, *to)) return;
    if (to && *to != *press.hole)
        context.say(Tone::kBad, words::no_jump(state.played.game.board(), *press.hole, *to));
}

}  // namespace

std::optional<Hole> hole_under(const AppState& state, const Pointer& pointer) {
    return state.view.hole_near(pointer.at, kReach);
}

void follow_pointer(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    switch (pointer.phase) {
        case Pointer::Phase::kHover:
            state.hand.hovered = state.view.hole_near(pointer.at, 0);
            return;
        case Pointer::Phase::kLeave: state.hand.hovered.reset(); return;
        case Pointer::Phase::kDown: return press_down(context, pointer);
        case Pointer::Phase::kMove: {
            if (!state.hand.press) return;
            Press& press = *state.hand.press;
            press.at = pointer.at;
            const float slack = press.touch ? kMinTargetSlack : kMouseSlack;
            if (press.hole && contains(state.played.game.position().pegs, *press.hole) &&
                length(press.at - press.start) > slack)
                press.dragging = true;
            if (press.dragging) drag_on(context);
            return;
        }
        case Pointer::Phase::kUp: break;
    }
    if (!state.hand.press) return;
    state.hand.press->at = pointer.at;
    if (state.hand.press->dragging) {
        drag_on(context);
        return drop(context);
    }
    const Press press = *std::exchange(state.hand.press, std::nullopt);
    if (!press.hole) return select(context, std::nullopt);
    // A click on a peg that was already selected deselects it.
    const bool is_peg = contains(state.played.game.position().pegs, *press.hole);
    if (!is_peg || press.was_selected) activate_hole(context, *press.hole);
}

void drop_back(Context& context) {
    AppState& state = context.state;
    assert(state.hand.press && state.hand.press->hole);
    const Press press = *std::exchange(state.hand.press, std::nullopt);
    state.animation.glide_back(state.view.to_plane(press.at), *press.hole, kGlideSeconds);
}

}  // namespace peg
