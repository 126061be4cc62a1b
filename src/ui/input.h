// SPDX-License-Identifier: MIT
#pragma once

// Turns SDL's events on the board into intents. SDL reports the first finger both as a mouse
// (SDL_TOUCH_MOUSEID) and as a finger, the others only as fingers.
//
// One finger at a time plays. A resting finger, such as the thumb that holds the phone, is ignored,
// whether it came before or after the playing one. Two fingers that both move mean something else,
// such as zooming: they are ignored until all fingers are up.

#include <SDL.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/kit/app_state.h"

namespace peg {

class Input {
public:
    // Adds the intents of an event on the board. Events on panels, and on a note that covers a part
    // of the board, are left to ImGui.
    void read(const SDL_Event& event, const AppState& state, const Rect& note,
              std::vector<Intent>& intents);
    // Cancels the current press: the system cancelled the touch, or a second finger came. A dragged
    // peg goes back; a drawing stroke ends where it is.
    void let_go(const AppState& state, std::vector<Intent>& intents);
    // True once after that: ImGui must then forget that the mouse is down.
    bool take_let_go() { return std::exchange(told_let_go_, false); }
    // True once after a finger has left the screen: ImGui must then be told that the mouse is
    // nowhere; otherwise the last touched place stays hovered.
    bool take_finger_left() { return std::exchange(finger_left_, false); }

    // True if ImGui should get an event. ImGui handles one change of a button per frame and queues
    // the others, so with slow frames many clicks would act long after they were made. A press that
    // would wait behind another click is dropped, with its release.
    bool reaches_panels(const SDL_Event& event);
    void begin_frame() { waiting_ = std::max(waiting_ - 1, 0); }

private:
    struct Finger {
        SDL_FingerID id = 0;
        Point start;
        bool is_mouse = false;  // for SDL
        bool moved = false;
    };

    void touch(const SDL_TouchFingerEvent& event, const AppState& state, const Rect& note,
               std::vector<Intent>& intents);
    bool plays(const Finger& finger) const {
        return held_ && (finger_ ? *finger_ == finger.id : finger.is_mouse);
    }

    bool held_ = false;                   // the button was pressed on the board and is held
    Point at_;                            // last position
    std::vector<Finger> fingers_;         // fingers on the screen
    std::optional<SDL_FingerID> finger_;  // the playing finger, unless it is the mouse
    bool let_go_ = false;                 // the finger reported as the mouse is ignored
    bool told_let_go_ = false;
    bool finger_left_ = false;
    int waiting_ = 0;       // button changes that ImGui has got and not yet handled
    bool dropped_ = false;  // the current press was dropped
};

}  // namespace peg
