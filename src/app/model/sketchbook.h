// SPDX-License-Identifier: MIT
#pragma once

// A board that somebody draws: its steps, and the symmetry in which it is drawn; and the boards
// that were drawn before.

#include <string>
#include <vector>

#include "app/model/sketch.h"
#include "app/model/steps.h"

namespace peg {

struct Sketchbook : Steps<Sketch> {
    explicit Sketchbook(const Sketch& first = Sketch{}) : Steps(first) {}

    Symmetry symmetry = Symmetry::kNone;
    std::string taken_up;  // the board in play when this was begun, or gone on with
};

// A board of the player's own, which is offered among the boards.
struct OwnBoard {
    std::string text;  // as format_board writes it; never the name of a board of the catalogue
    std::string name;  // that the player has given it; empty: none

    bool operator==(const OwnBoard&) const = default;
};

}  // namespace peg
