// SPDX-License-Identifier: MIT
#pragma once

// What lies over the board until it is closed: a card with a title, and room that can be scrolled.

#include <string_view>

#include "ui/widgets.h"

namespace peg {

// The card of a sheet with its title and a button to close it; returns what is left inside,
// `height` high if the screen allows (less, if it has to be; at 0 all there is). In the middle of a
// desk, at the thumb's end of a phone.
Rect sheet_card(Frame& frame, std::string_view title, float height = 0);

// Part of something that is higher than the room for it: moved by wheel, by dragging it with mouse
// or finger (it glides on for a while), without a bar. Where more is hidden its edge is faded.
//
//     ScrollArea area(frame, id, rect, content_height);
//     draw the content from area.top() on; skip what area.shows() says is out of sight
class ScrollArea {
public:
    ScrollArea(Frame& frame, int id, const Rect& rect, float content_height);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    float top() const { return rect_.y - offset_; }
    bool shows(const Rect& rect) const {
        return rect.bottom() > rect_.y && rect.y < rect_.bottom();
    }
    // Moves so that the rectangle is in sight: for the keyboard's focus.
    void reveal(const Rect& rect);

private:
    void fade_edges() const;

    Frame& frame_;
    ImGuiID offset_key_;
    Rect rect_;
    float most_;  // the largest offset
    float offset_ = 0;
};

}  // namespace peg
