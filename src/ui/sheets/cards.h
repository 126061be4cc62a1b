// SPDX-License-Identifier: MIT
#pragma once

// What the galleries (boards, problems, figures) share: cards with a picture of a position, and the
// tabs that lead from one gallery to another.

#include <string>
#include <vector>

#include "core/board/problem.h"
#include "ui/widgets/widgets.h"

namespace peg {

struct CardFace {
    std::string_view title;
    std::string_view detail;     // small, below the title; may be empty
    const char* icon = nullptr;  // in the upper right corner
    bool current = false;        // the one in play: outlined
    struct {
        const Board& board;
        Position position;
        Finish finish;
    } picture;
    std::vector<bool> steps{};  // in the upper left corner; those taken are filled
};
// True when the card was clicked. `choice` is its id in app/choose/choice.h.
bool picture_card(Frame& frame, int id, const std::string& choice, const Rect& rect,
                  const CardFace& face);

// The tabs Boards, Problems and Figures at the top of `inside`; returns the room below them.
inline constexpr float kTabsWidth = 26;  // units, where there is so much room
Rect draw_tabs(Frame& frame, const Rect& inside);

}  // namespace peg
