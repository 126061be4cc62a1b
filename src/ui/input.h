// SPDX-License-Identifier: MIT
#pragma once

// SDL's events as intents. SDL makes mouse events of the first finger (marked SDL_TOUCH_MOUSEID),
// so those are all that is read: the finger events beside them say the same again.

#include <SDL.h>

#include <utility>
#include <vector>

#include "ui/model/app_state.h"

namespace peg {

class Input {
public:
    // Adds what an event means for the board. What happens on a panel is ImGui's.
    void read(const SDL_Event& event, const AppState& state, std::vector<Intent>& intents);
    // A finger has just left: ImGui must forget where it was, or it hovers there for ever.
    bool take_finger_left() { return std::exchange(finger_left_, false); }

private:
    bool held_ = false;  // a press began on the board
    bool finger_left_ = false;
};

}  // namespace peg
