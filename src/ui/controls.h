// SPDX-License-Identifier: MIT
#pragma once

// Buttons, chips and choices: what panels put together. Each is drawn into a rectangle (or
// from a point on), reacts, and keeps nothing but how far its transitions have come. `id` is unique
// in the window.

#include <optional>
#include <span>
#include <string_view>

#include "ui/widgets.h"

namespace peg {

// --- Buttons
// ----------------------------------------------------------------------------------

enum class ButtonStyle : std::uint8_t {
    kPrimary,  // filled with the accent, icon and label
    kPlain,    // filled, icon and label
    kRow,      // as kPlain, from the left, with a tick at the right when it is on
    kTile,     // no filling until hovered; icon above a small label
    kIcon,     // icon alone
};

struct ButtonFace {
    const char* icon = nullptr;  // null: the label alone
    std::string_view label;
    bool enabled = true;
    bool on = false;  // a switch that is on
};

// True when it was clicked.
bool button(Frame& frame, int id, const Rect& rect, ButtonStyle style, const ButtonFace& face);

// --- Chips
// ------------------------------------------------------------------------------------

// A small pill with an icon, a text, or both: a state, a count, a label.
struct ChipFace {
    const char* icon = nullptr;
    std::string_view text;
    Colour ink;
    Colour fill;
};
float chip_height(const Frame& frame);
float chip_width(const Frame& frame, const ChipFace& face);
// Its top left at `at`; returns what it covers.
Rect chip(const Frame& frame, Point at, const ChipFace& face);
// As a button.
bool chip_button(Frame& frame, int id, Point at, const ChipFace& face);

// --- Choices
// ----------------------------------------------------------------------------------

// One of a few, side by side, with a thumb that glides to the current one. The index clicked.
std::optional<int> segmented(Frame& frame, int id, const Rect& rect,
                             std::span<const std::string_view> labels, int current);

// A value from 0 to 1 on a track; the value while it is dragged or clicked.
std::optional<float> slider(Frame& frame, int id, const Rect& rect, float value);

}  // namespace peg
