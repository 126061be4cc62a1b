// SPDX-License-Identifier: MIT
#pragma once

// The parts of every sheet: a card with a title, which lies over the board until it is closed, and
// scrolling areas.

#include <string_view>

#include "ui/widgets/widgets.h"

namespace peg {

// The room inside a sheet's card, including its title.
Rect sheet_room(const Frame& frame);
// Draws the card of a sheet with its title and a close button; returns the room inside. The room is
// `height` CSS pixels high, or less on a small screen; with 0 it is as high as the screen allows.
// The card is in the middle of a desk, or at the lower end of a phone.
Rect sheet_card(Frame& frame, std::string_view title, float height = 0);

// The same for a sheet that keeps the board visible: in place of the panel, or, if that is too
// narrow, at the lower end of the window.
Rect room_beside_board(const Frame& frame);
Rect sheet_card_beside_board(Frame& frame, std::string_view title, float height);

// Resets the scrolling area of this scope to its top.
void forget_scrolling(std::string_view scope);

// Shows a part of content that is higher than its room. The wheel, the keys of a list, and dragging
// with mouse or finger move the content; after a drag it glides on for a while. There is no scroll
// bar; an edge is faded if content is hidden beyond it. A scope has one such area.
//
//     ScrollArea area(frame, rect, content_height);
//     draw the content from area.top() on; skip what area.shows() says is out of sight
class ScrollArea {
public:
    ScrollArea(Frame& frame, const Rect& rect, float content_height);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    float top() const { return rect_.y - offset_; }
    bool shows(const Rect& rect) const {
        return rect.bottom() > rect_.y && rect.y < rect_.bottom();
    }
    // Moves the content so that a rectangle is visible.
    void reveal(const Rect& rect);
    // Reveals the rectangle once when the keyboard's focus comes to this id; after that the player
    // may scroll away.
    void follow_focus(std::string_view id, const Rect& rect);

private:
    void obey_key(float& offset);
    void fade_edges() const;

    Frame& frame_;
    WidgetId id_{"scroll"};
    Rect rect_;
    float most_;  // max offset
    float offset_ = 0;
    bool focus_moved_ = false;  // since the last frame
};

}  // namespace peg
