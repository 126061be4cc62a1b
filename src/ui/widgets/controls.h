// SPDX-License-Identifier: MIT
#pragma once

// Buttons, chips, choices and sliders, of which the panels are made. Each draws itself into a
// rectangle and returns what the player did with it. A control keeps nothing but the state of its
// transitions, under its `id`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/widgets/widgets.h"

namespace peg {

// --- Buttons ---------------------------------------------------------------------------------

enum class ButtonStyle : std::uint8_t {
    kPrimary,     // filled with the accent, icon and label
    kWide,        // the same, with the whole name of its command
    kPlain,       // filled, icon and label
    kCard,        // like a row, with a line round it
    kRow,         // filled, icon and label at the left, a tick at the right when it is on
    kFilledTile,  // icon above a small label
    kTile,        // the same, filled only when hovered
    kIcon,        // filled only when hovered, the icon alone
};

struct ButtonFace {
    const char* icon = nullptr;  // of assets/icons.h; null: the label alone
    std::string_view label;
    bool enabled = true;
    bool on = false;              // a switch that is on
    std::string_view about = {};  // in a row: what it does, below the label
};

// True when the button was clicked.
bool button(Frame& frame, WidgetId id, const Rect& rect, ButtonStyle style, const ButtonFace& face);

// The height of a row that also says what it does, in this width.
float described_height(const Frame& frame, float width, const ButtonFace& face);

// --- Chips -----------------------------------------------------------------------------------

// A small pill with an icon, a text, or both: a state, a count, a label.
struct ChipFace {
    const char* icon = nullptr;
    std::string_view text;
    Colour ink;
    Colour fill;
};
float chip_height(const Frame& frame);
float chip_width(const Frame& frame, const ChipFace& face);
// Draws a chip with its top left at `at`; returns the rectangle that it covers.
Rect chip(const Frame& frame, Point at, const ChipFace& face);
// Where chip_button() draws it.
Rect chip_in(const Frame& frame, const Rect& target, const ChipFace& face);
// A chip that is a button, in the middle of a target that may be larger; true when it was clicked.
bool chip_button(Frame& frame, WidgetId id, const Rect& target, const ChipFace& face);

// --- Choices ---------------------------------------------------------------------------------

// A choice of one of a few labels side by side; a thumb glides to the current one. Returns the
// index of a label that was clicked.
std::optional<int> segmented(Frame& frame, WidgetId id, const Rect& rect,
                             const std::vector<std::string>& labels, int current);

// A slider for a value from 0 to 1; returns the new value while the slider is dragged or clicked.
std::optional<float> slider(Frame& frame, WidgetId id, const Rect& rect, float value);

}  // namespace peg
