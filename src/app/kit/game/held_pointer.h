// SPDX-License-Identifier: MIT
#pragma once

// A pointer that is held down on the board.

#include <optional>

#include "app/model/geometry.h"

namespace peg {

struct Press {
    Point start;
    Point at;
    std::optional<Hole> hole;  // under the start; while dragging, the hole of the held peg
    bool dragging = false;
    bool was_selected = false;  // the peg was selected before the press
    bool touch = false;
    std::optional<Hole> stop;  // the hole of a jump that the drag has passed
};

}  // namespace peg
