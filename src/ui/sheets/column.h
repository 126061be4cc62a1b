// SPDX-License-Identifier: MIT
#pragma once

// The content of a sheet from top to bottom. It is processed twice: without an area, only to
// measure the height, and with an area, to draw.

#include <algorithm>
#include <string_view>

#include "ui/sheets/sheet.h"

namespace peg {

class Column {
public:
    // `inside`: the room of the sheet; without an area only its size counts. `two`: two columns of
    // half the width; next() continues in the second.
    Column(Frame& frame, const Rect& inside, ScrollArea* area, bool two)
        : frame(frame), area_(area), room_(inside.height), x_(inside.x), width_(inside.width),
          top_(area != nullptr ? area->top() : 0), y_(top_), two_(two) {
        if (two) width_ = (width_ - kApart * frame.unit) / 2;
    }

    float width() const { return width_; }
    float row_height() const { return std::max(kMinTarget, 2.75f * frame.unit); }
    // The remaining height that is visible without scrolling.
    float room() const { return room_ - (y_ - top_); }
    float height() const { return std::max(bottom_, highest_) - top_; }
    ScrollArea* area() const { return area_; }

    // Draws the next `height` CSS pixels; what follows is `gap` units below.
    template <class Draw>
    void part(float height, float gap, const Draw& draw) {
        const Rect rect{x_, y_, width_, height};
        if (area_ != nullptr && area_->shows(rect)) draw(rect);
        bottom_ = rect.bottom();
        y_ = bottom_ + gap * frame.unit;
    }
    // Calls `draw` with the index and the rectangle of each of `count` cells, visible or not.
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
    // True if a cell is visible; scrolls to it when the keyboard's focus comes to this id.
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
    static constexpr float kBelow = 0.75f;   // units below the last cell
    static constexpr float kApart = 2.5f;    // units between two columns

private:
    ScrollArea* area_;
    float room_;
    float x_;
    float width_;
    float top_;
    float y_;
    float bottom_ = y_;
    float highest_ = y_;  // lower end of the first column
    bool two_;
};

}  // namespace peg
