// SPDX-License-Identifier: MIT
#pragma once

// Which part of the window belongs to what. One function of the window's size, so that a resize is
// just another frame.
//
//     desk                             phone upright        phone lying
//     +------------------+---------+   +-----------+        +-----------+-------+
//     |                  | heading |   |  heading  |        |           |heading|
//     |                  | status  |   |           |        |   board   |status |
//     |      board       | actions |   |   board   |        |           |actions|
//     |                  |         |   |           |        +-----------+-------+
//     |                  | extras  |   |  status   |
//     +------------------+---------+   |  actions  |
//                                      +-----------+

#include <array>

#include "ui/model/geometry.h"

namespace peg {

enum class Form { kDesk, kUpright, kLying };

struct Screen {
    Form form = Form::kDesk;
    bool wordy = false;  // the status has room for a proof, the rest less
    Rect window;
    Rect board;
    std::array<Rect, 2> cards;  // behind what follows; the second has a size only when upright
    Rect heading;               // which board, how many pegs
    Rect status;                // what is going on, in words
    Rect actions;               // undo, hint, solve... or the controls of the player
    Rect extras;                // desk only: boards, new game, and the small switches
    Rect sheet;                 // what covers the board for a while: boards, help
    float unit = 16;            // the size of body text; all spacing is in units

    bool operator==(const Screen&) const = default;
};

// Sizes in CSS pixels; at least 1 by 1. `wordy`: there is more than usual to be read.
Screen arrange(float width, float height, bool wordy = false);

// Columns of a grid of `count` cells in a rectangle that make the cells large, where a cell is
// `aspect` times as high as it is wide, and leave few places empty.
int best_columns(int count, float width, float height, float aspect);

}  // namespace peg
