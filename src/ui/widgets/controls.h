// SPDX-License-Identifier: MIT
#pragma once

// Buttons, chips, choices and sliders for the panels. Each draws itself into a rectangle and
// returns what the player did with it. A control keeps no state except transitions, under its `id`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/widgets/widgets.h"

namespace peg {

// --- Buttons ---------------------------------------------------------------------------------

enum class ButtonStyle : std::uint8_t {
    kPrimary,     // filled with the accent colour, icon and label
    kWide,        // the same, with the command's whole name
    kPlain,       // filled, icon and label
    kCard,        // like a row, with an outline
    kRow,         // filled, icon and label at the left, a tick at the right if on
    kFilledTile,  // icon above a small label
    kTile,        // the same, filled only if hovered
    kIcon,        // filled only if hovered, only the icon
};

struct ButtonFace {
    const char* icon = nullptr;  // from assets/icons.h; null: only the label
    std::string_view label;
    bool enabled = true;
    bool on = false;              // a switch that is on
    std::string_view about = {};  // in a row: the description below the label
};

// True when the button was clicked.
bool button(Frame& frame, WidgetId id, const Rect& rect, ButtonStyle style, const ButtonFace& face);

// The height at this width of a row with a description.
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
// Draws a chip with its top left at `at`; returns its rectangle.
Rect chip(const Frame& frame, Point at, const ChipFace& face);
// The rectangle in which chip_button() draws it.
Rect chip_in(const Frame& frame, const Rect& target, const ChipFace& face);
// A chip as a button, centred in a target that may be larger; true when clicked.
bool chip_button(Frame& frame, WidgetId id, const Rect& target, const ChipFace& face);

// --- Choices ---------------------------------------------------------------------------------

// A choice among a few labels side by side; a thumb glides to the current one. Returns the index of
// a clicked label.
std::optional<int> segmented(Frame& frame, WidgetId id, const Rect& rect,
                             const std::vector<std::string>& labels, int current);

// A slider for a value from 0 to 1; returns the new value while it is dragged or clicked.
std::optional<float> slider(Frame& frame, WidgetId id, const Rect& rect, float value);

}  // namespace peg
