// SPDX-License-Identifier: MIT
#pragma once

// A pointer held down on the board.

#include <optional>

#include "app/model/geometry.h"

namespace peg {

struct Press {
    Point start;
    Point at;
    std::optional<Hole> hole;  // under the start; in a drag, where the held peg stands
    bool dragging = false;
    bool was_selected = false;  // the peg under it, before
    bool touch = false;
    std::optional<Hole> stop;  // a target that the peg was dragged over
};

}  // namespace peg
