// SPDX-License-Identifier: MIT
#pragma once

// What is in a sheet, from above to below. It is gone through twice: once without an area, which
// only finds out how high it is, and once to draw it.

#include <algorithm>
#include <string_view>

#include "ui/sheets/sheet.h"

namespace peg {

class Column {
public:
    // `inside`: where the sheet has room for it; without an area the width and the height count.
    // With `two` it is as wide as half of that, and next() goes on in the other half.
    Column(Frame& frame, const Rect& inside, ScrollArea* area, bool two)
        : frame(frame), area_(area), room_(inside.height), x_(inside.x), width_(inside.width),
          top_(area != nullptr ? area->top() : 0), y_(top_), two_(two) {
        if (two) width_ = (width_ - kApart * frame.unit) / 2;
    }

    float width() const { return width_; }
    float row_height() const { return std::max(kLeastTarget, 2.75f * frame.unit); }
    // From here to the lower end of what is seen before anything is scrolled.
    float room() const { return room_ - (y_ - top_); }
    float height() const { return std::max(bottom_, highest_) - top_; }
    ScrollArea* area() const { return area_; }

    // The next `height` CSS pixels; what follows is `gap` units below.
    template <class Draw>
    void part(float height, float gap, const Draw& draw) {
        const Rect rect{x_, y_, width_, height};
        if (area_ != nullptr && area_->shows(rect)) draw(rect);
        bottom_ = rect.bottom();
        y_ = bottom_ + gap * frame.unit;
    }
    // Calls `draw` with the number and the place of each of `count` cells, seen or not.
    template <class Draw>
    void grid(int count, int columns, float row, const Draw& draw, float between = kBetween) {
        if (count == 0) return;
        const int rows = (count + columns - 1) / columns;
        const float gap = between * frame.unit;
        const Rect rect{x_, y_, width_, static_cast<float>(rows) * (row + gap) - gap};
        for (int i = 0; i < count && area_ != nullptr; ++i)
            draw(static_cast<std::size_t>(i), grid_cell(rect, columns, rows, i, gap));
        bottom_ = rect.bottom();
        y_ = bottom_ + kBelow * frame.unit;
    }
    // Whether a cell is in sight; scrolls to it when the keyboard's focus comes to this id.
    bool shows(std::string_view id, const Rect& cell) const {
        area_->follow_focus(id, cell);
        return area_->shows(cell);
    }
    void words(Type type, Colour ink, std::string_view text, float gap) {
        part(paragraph_height(frame, type, width_, text), gap, [&](const Rect& rect) {
            paragraph(frame, type, {rect.x, rect.y}, rect.width, pack(ink), text);
        });
    }
    void next() {
        if (!two_) return;
        x_ += width_ + kApart * frame.unit;
        highest_ = bottom_;
        y_ = bottom_ = top_;
    }

    Frame& frame;

    static constexpr float kBetween = 0.4f;  // units between cells
    static constexpr float kBelow = 0.75f;   // and below the last of them
    static constexpr float kApart = 2.5f;    // between two columns

private:
    ScrollArea* area_;
    float room_;
    float x_;
    float width_;
    float top_;
    float y_;
    float bottom_ = y_;
    float highest_ = y_;  // the lower end of the column before this one
    bool two_;
};

}  // namespace peg
