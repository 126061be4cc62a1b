// SPDX-License-Identifier: MIT
#include "ui/input.h"

namespace peg {

namespace {

Point point(Sint32 x, Sint32 y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

void Input::read(const SDL_Event& event, const AppState& state, const Rect& note,
                 std::vector<Intent>& intents) {
    using Phase = Pointer::Phase;
    const auto add = [&](Phase phase, Point at, Uint32 which) {
        intents.emplace_back(Pointer{phase, at, which == SDL_TOUCH_MOUSEID});
    };
    const auto on_board = [&](Point at) {
        return state.sheet == Sheet::kNone && state.screen.board.contains(at) && !note.contains(at);
    };
    switch (event.type) {
        // SDL reports the mouse before the finger.
        case SDL_FINGERDOWN:
            if (++fingers_ > 1) let_go(state, intents);
            return;
        case SDL_FINGERUP: fingers_ = std::max(fingers_ - 1, 0); return;
        case SDL_MOUSEBUTTONDOWN: {
            const Point at = point(event.button.x, event.button.y);
            if (event.button.button != SDL_BUTTON_LEFT || !on_board(at) || let_go_) return;
            held_ = true;
            at_ = at;
            return add(Phase::kDown, at, event.button.which);
        }
        case SDL_MOUSEMOTION: {
            const Point at = point(event.motion.x, event.motion.y);
            if (held_) return add(Phase::kMove, at_ = at, event.motion.which);
            if (event.motion.which == SDL_TOUCH_MOUSEID) return;
            return add(on_board(at) ? Phase::kHover : Phase::kLeave, at, event.motion.which);
        }
        case SDL_MOUSEBUTTONUP:
            finger_left_ |= event.button.which == SDL_TOUCH_MOUSEID;
            if (event.button.button != SDL_BUTTON_LEFT || !held_) return;
            held_ = false;
            return add(Phase::kUp, point(event.button.x, event.button.y), event.button.which);
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) add(Phase::kLeave, {}, 0);
            return;
        default: return;
    }
}

void Input::let_go(const AppState& state, std::vector<Intent>& intents) {
    let_go_ = told_let_go_ = true;
    if (!std::exchange(held_, false)) return;
    // A press that has not become a drag needs no end: the next one takes its place.
    if (state.hand.press && state.hand.press->dragging)
        intents.emplace_back(KeyPress{"Escape"});
    else if (!state.hand.press)
        intents.emplace_back(Pointer{Pointer::Phase::kUp, at_, true});
}

bool Input::reaches_panels(const SDL_Event& event) {
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    if (down) let_go_ = event.button.which == SDL_TOUCH_MOUSEID && fingers_ > 0;
    if (event.type == SDL_MOUSEMOTION) return !let_go_ || event.motion.which != SDL_TOUCH_MOUSEID;
    if (!down && event.type != SDL_MOUSEBUTTONUP) return true;
    if (down) dropped_ = waiting_ >= 2 || let_go_;
    if (dropped_) return false;
    ++waiting_;
    return true;
}

}  // namespace peg
