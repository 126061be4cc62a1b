// SPDX-License-Identifier: MIT
#include "ui/input.h"

namespace peg {

namespace {

constexpr float kRests = 14;  // CSS pixels; a resting finger moves less

Point point(Sint32 x, Sint32 y) { return {static_cast<float>(x), static_cast<float>(y)}; }

bool on_board(const AppState& state, const Rect& note, Point at) {
    return state.sheet == Sheet::kNone && state.screen.board.contains(at) && !note.contains(at);
}

}  // namespace

void Input::read(const SDL_Event& event, const AppState& state, const Rect& note,
                 std::vector<Intent>& intents) {
    using Phase = Pointer::Phase;
    const auto add = [&](Phase phase, Point at, Uint32 which) {
        intents.emplace_back(Pointer{phase, at, which == SDL_TOUCH_MOUSEID});
    };
    switch (event.type) {
        // SDL reports the mouse before the finger.
        case SDL_FINGERDOWN:
        case SDL_FINGERMOTION:
        case SDL_FINGERUP: return touch(event.tfinger, state, note, intents);
        case SDL_MOUSEBUTTONDOWN: {
            const Point at = point(event.button.x, event.button.y);
            if (event.button.button != SDL_BUTTON_LEFT || finger_ || let_go_) return;
            if (!on_board(state, note, at)) return;
            held_ = true;
            at_ = at;
            return add(Phase::kDown, at, event.button.which);
        }
        case SDL_MOUSEMOTION: {
            const Point at = point(event.motion.x, event.motion.y);
            const bool touches = event.motion.which == SDL_TOUCH_MOUSEID;
            if (touches && finger_) return;
            if (held_) return add(Phase::kMove, at_ = at, event.motion.which);
            if (touches) return;
            return add(on_board(state, note, at) ? Phase::kHover : Phase::kLeave, at,
                       event.motion.which);
        }
        case SDL_MOUSEBUTTONUP:
            finger_left_ |= event.button.which == SDL_TOUCH_MOUSEID;
            if (event.button.button != SDL_BUTTON_LEFT || !held_ || finger_) return;
            held_ = false;
            return add(Phase::kUp, point(event.button.x, event.button.y), event.button.which);
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_LEAVE) add(Phase::kLeave, {}, 0);
            return;
        default: return;
    }
}

void Input::touch(const SDL_TouchFingerEvent& event, const AppState& state, const Rect& note,
                  std::vector<Intent>& intents) {
    using Phase = Pointer::Phase;
    const Rect& window = state.screen.window;
    const Point at{event.x * window.width, event.y * window.height};
    const auto known = std::ranges::find(fingers_, event.fingerId, &Finger::id);
    if (event.type == SDL_FINGERDOWN) {
        if (known != fingers_.end()) fingers_.erase(known);
        const bool is_mouse =
            std::ranges::none_of(fingers_, [](const Finger& other) { return other.is_mouse; });
        fingers_.push_back({event.fingerId, at, is_mouse});
        if (is_mouse || let_go_ || !on_board(state, note, at)) return;
        // A finger that draws or drags goes on; otherwise it is resting.
        const bool rests =
            std::ranges::none_of(fingers_, [](const Finger& other) { return other.moved; });
        if (held_ && !(rests && state.hand.press)) return;
        held_ = true;
        finger_ = event.fingerId;
        intents.emplace_back(Pointer{Phase::kDown, at_ = at, true});
        return;
    }
    if (known == fingers_.end()) return;
    const bool plays_now = plays(*known);
    if (event.type == SDL_FINGERUP) {
        const bool by_finger = finger_ == event.fingerId;
        fingers_.erase(known);
        if (by_finger) finger_.reset();
        if (!plays_now || !by_finger) return;  // otherwise the mouse event says so
        held_ = false;
        intents.emplace_back(Pointer{Phase::kUp, at, true});
        return;
    }
    known->moved |= length(at - known->start) > kRests;
    const auto moved =
        std::ranges::count_if(fingers_, [](const Finger& finger) { return finger.moved; });
    if (moved > 1 && !let_go_) return let_go(state, intents);
    if (plays_now && finger_) intents.emplace_back(Pointer{Phase::kMove, at_ = at, true});
}

void Input::let_go(const AppState& state, std::vector<Intent>& intents) {
    let_go_ = told_let_go_ = true;
    finger_.reset();
    if (!std::exchange(held_, false)) return;
    // A press that is no drag yet needs no end: the next press replaces it.
    if (state.hand.press && state.hand.press->dragging)
        intents.emplace_back(KeyPress{"Escape"});
    else if (!state.hand.press)
        intents.emplace_back(Pointer{Pointer::Phase::kUp, at_, true});
}

bool Input::reaches_panels(const SDL_Event& event) {
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    if (down) let_go_ &= event.button.which == SDL_TOUCH_MOUSEID && !fingers_.empty();
    if (event.type == SDL_MOUSEMOTION) return !let_go_ || event.motion.which != SDL_TOUCH_MOUSEID;
    if (!down && event.type != SDL_MOUSEBUTTONUP) return true;
    if (down) dropped_ = waiting_ >= 2 || let_go_;
    if (dropped_) return false;
    ++waiting_;
    return true;
}

}  // namespace peg
