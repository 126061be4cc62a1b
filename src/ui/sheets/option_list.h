// SPDX-License-Identifier: MIT
#pragma once

// The parts of a sheet in which something is set: rows of options, of which one is chosen, and rows
// of commands, below each other. The list is gone through twice: once without an area, which only
// finds out how high it is, and once to draw it.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/dialog/choice.h"
#include "ui/sheets/sheet.h"
#include "ui/widgets/command_button.h"

namespace peg {

class OptionList {
public:
    // Without an area nothing is drawn. `inside` says where the list is, and how wide.
    OptionList(Frame& frame, const Rect& inside, ScrollArea* area)
        : frame_(frame), area_(area), inside_(inside), top_(area != nullptr ? area->top() : 0) {
        y_ = top_;
    }

    struct Option {
        std::string id;  // as in app/choose/choice.h
        std::string label;
        bool current = false;
    };
    // `key` is the first of as many ids of ImGui as there are options; as many abreast as have
    // `least` units each.
    void options(std::string_view caption, int key, std::span<const Option> options,
                 float least = 9.5f);
    // As many abreast as have `least` units each.
    void commands(std::span<const Command> commands, float least,
                  ButtonStyle style = ButtonStyle::kRow);
    void words(std::string_view text);

    // Calls `draw` with the number and the place of each of `count` cells, in rows.
    template <class Draw>
    void grid(int count, int columns, float row, Draw draw) {
        const int rows = (count + columns - 1) / columns;
        const Rect rect{inside_.x, y_, inside_.width,
                        static_cast<float>(rows) * (row + gap()) - gap()};
        for (int i = 0; i < count && area_ != nullptr; ++i)
            draw(static_cast<std::size_t>(i), grid_cell(rect, columns, rows, i, gap()));
        y_ = rect.bottom() + 0.75f * frame_.unit;
    }

    // Whether a cell is in sight; scrolls to it when the keyboard's focus comes to this id.
    bool shows(std::string_view id, const Rect& cell) const {
        area_->follow_focus(id, cell);
        return area_->shows(cell);
    }

    float row_height() const;
    float height() const { return y_ - top_; }

private:
    float gap() const { return 0.4f * frame_.unit; }
    int columns(int count, float least) const;

    Frame& frame_;
    ScrollArea* area_;
    Rect inside_;
    float top_;
    float y_;
};

std::vector<OptionList::Option> options_of_choices(const std::vector<Choice>& choices);

// Draws a sheet that is such a list: `fill` puts the parts into it.
template <class Fill>
void draw_option_list(Frame& frame, std::string_view title, int scroll_key, const Fill& fill) {
    OptionList measured(frame, {0, 0, sheet_room(frame).width, 0}, nullptr);
    fill(measured);
    const Rect inside = sheet_card(frame, title, measured.height());
    ScrollArea area(frame, scroll_key, inside, measured.height());
    OptionList list(frame, inside, &area);
    fill(list);
}

}  // namespace peg
