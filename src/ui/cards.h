// SPDX-License-Identifier: MIT
#pragma once

// Cards with a picture of a position, for galleries, and the tabs above these.

#include <string>

#include "core/problem.h"
#include "ui/widgets.h"

namespace peg {

struct CardFace {
    std::string_view title;
    std::string_view detail;     // small, below the title; may be empty
    const char* icon = nullptr;  // in the upper right corner
    bool current = false;        // stands out
    struct {
        const Board& board;
        Position position;
        Finish finish;
    } picture;
};
// True when it was clicked. `choice` is its id in model/choice.h.
bool picture_card(Frame& frame, int id, const std::string& choice, const Rect& rect,
                  const CardFace& face);

// Boards, problems, figures: which of the galleries is open; returns the room below.
Rect draw_tabs(Frame& frame, const Rect& inside);

}  // namespace peg
