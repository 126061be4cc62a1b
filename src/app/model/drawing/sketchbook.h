// SPDX-License-Identifier: MIT
#pragma once

// The board being drawn, with its undo steps and the symmetry for drawing; and the boards drawn
// before.

#include <string>
#include <vector>

#include "app/model/drawing/sketch.h"
#include "app/model/knowledge/steps.h"

namespace peg {

struct Sketchbook : Steps<Sketch> {
    explicit Sketchbook(const Sketch& first = Sketch{}) : Steps(first) {}

    Symmetry symmetry = Symmetry::kNone;
    std::string taken_up;  // the current board when the drawing was begun or continued
};

// One of the player's own boards, which is offered among the boards.
struct OwnBoard {
    std::string text;  // as format_board writes it; never a catalogue name
    std::string name;  // given by the player; empty: none

    bool operator==(const OwnBoard&) const = default;
};

}  // namespace peg
