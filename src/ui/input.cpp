// SPDX-License-Identifier: MIT
#include "ui/input.h"

namespace peg {

namespace {

Point point(Sint32 x, Sint32 y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

void Input::read(const SDL_Event& event, const AppState& state, std::vector<Intent>& intents) {
    using Phase = Pointer::Phase;
    const auto add = [&](Phase phase, Point at, Uint32 which) {
        intents.emplace_back(Pointer{phase, at, which == SDL_TOUCH_MOUSEID});
    };
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN: {
            const Point at = point(event.button.x, event.button.y);
            const bool on_board = state.sheet == Sheet::kNone && state.screen.board.contains(at);
            if (event.button.button != SDL_BUTTON_LEFT || !on_board) return;
            held_ = true;
            return add(Phase::kDown, at, event.button.which);
        }
        case SDL_MOUSEMOTION: {
            const Point at = point(event.motion.x, event.motion.y);
            if (held_) return add(Phase::kMove, at, event.motion.which);
            if (event.motion.which == SDL_TOUCH_MOUSEID) return;
            const bool on_board = state.sheet == Sheet::kNone && state.screen.board.contains(at);
            return add(on_board ? Phase::kHover : Phase::kLeave, at, event.motion.which);
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

bool Input::reaches_panels(const SDL_Event& event) {
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    if (!down && event.type != SDL_MOUSEBUTTONUP) return true;
    if (down) dropped_ = waiting_ >= 2;
    if (dropped_) return false;
    ++waiting_;
    return true;
}

}  // namespace peg
