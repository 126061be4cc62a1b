// SPDX-License-Identifier: MIT
#pragma once

// Turns SDL's events on the board into intents. SDL reports the first finger as a mouse
// (SDL_TOUCH_MOUSEID) and as a finger, the others as fingers alone.
//
// One finger at a time plays. A finger that rests on the screen, as a thumb that holds the phone,
// is in nobody's way, whether it came before the one that plays or after it. Two fingers that both
// move want something else, to make the page larger say: what they do comes to nothing, until all
// are up.

#include <SDL.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/kit/app_state.h"

namespace peg {

class Input {
public:
    // Adds what an event means for the board to `intents`. Events on panels, and on a note that
    // covers a part of the board, are left to ImGui.
    void read(const SDL_Event& event, const AppState& state, const Rect& note,
              std::vector<Intent>& intents);
    // The press under way comes to nothing: the system took the finger away, or a second one came.
    // What is dragged goes back, and a pen is lifted where it is.
    void let_go(const AppState& state, std::vector<Intent>& intents);
    // True once after that: ImGui must then forget that the mouse is down.
    bool take_let_go() { return std::exchange(told_let_go_, false); }
    // True once after a finger has left the screen: ImGui must then be told that the mouse is
    // nowhere, or the last place touched stays hovered.
    bool take_finger_left() { return std::exchange(finger_left_, false); }

    // Whether ImGui should hear of an event. ImGui takes one change of a button in each frame and
    // keeps the others waiting, so where frames are slow many clicks would act long after they were
    // made. A press that would have to wait behind another click is dropped, with its release.
    bool reaches_panels(const SDL_Event& event);
    void begin_frame() { waiting_ = std::max(waiting_ - 1, 0); }

private:
    struct Finger {
        SDL_FingerID id = 0;
        Point start;
        bool is_mouse = false;  // to SDL
        bool moved = false;
    };

    void touch(const SDL_TouchFingerEvent& event, const AppState& state, const Rect& note,
               std::vector<Intent>& intents);
    bool plays(const Finger& finger) const {
        return held_ && (finger_ ? *finger_ == finger.id : finger.is_mouse);
    }

    bool held_ = false;                   // the button was pressed on the board and is still held
    Point at_;                            // where it was last
    std::vector<Finger> fingers_;         // on the screen
    std::optional<SDL_FingerID> finger_;  // that plays, where it is not the mouse
    bool let_go_ = false;                 // the finger that is the mouse no longer counts
    bool told_let_go_ = false;
    bool finger_left_ = false;
    int waiting_ = 0;       // changes of a button that ImGui has heard of and not yet taken
    bool dropped_ = false;  // the press under way was
};

}  // namespace peg
