// SPDX-License-Identifier: MIT
#pragma once

// What panels are made of: text, cards and buttons in our own looks. ImGui does the hit testing and
// the triangles; nothing of its style is seen.

#include <imgui.h>

#include <string_view>
#include <vector>

#include "ui/model/snapshot.h"
#include "ui/theme.h"

namespace peg {

// One frame of the interface while it is being drawn.
struct Frame {
    const AppState& state;
    const Theme& theme;
    const Fonts& fonts;
    std::vector<Intent>& intents;
    Widgets& widgets;
    ImDrawList& draw;
    ImTextureID peg;       // a picture of a peg (board_renderer.h)
    float unit;            // CSS pixels; all spacing is in units
    bool covered = false;  // something lies over what is drawn now: it does not react
    bool moving = false;   // a transition is under way
    Rect sheet{};          // the card of the open sheet, once it is drawn
};

constexpr ImVec2 vec(Point p) { return {p.x, p.y}; }

// --- Text
// -----------------------------------------------------------------------------------------

enum class Align : std::uint8_t { kLeft, kCentre, kRight };

float text_width(const Frame& frame, Type type, std::string_view text);
float line_height(const Frame& frame, Type type);
// One line; `at` is its top left, top centre or top right.
void text(const Frame& frame, Type type, Point at, ImU32 colour, std::string_view text,
          Align align = Align::kLeft);
// As many lines as it takes in a width; returns their height.
float paragraph(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                std::string_view text);
float paragraph_height(const Frame& frame, Type type, float width, std::string_view text);
void glyph(const Frame& frame, Point centre, float size, ImU32 colour, const char* icon);

// --- Surfaces
// -------------------------------------------------------------------------------------

// A rounded card with a soft shadow.
void card(const Frame& frame, const Rect& rect, float radius);
void fill(const Frame& frame, const Rect& rect, float radius, ImU32 colour);
void outline(const Frame& frame, const Rect& rect, float radius, float width, ImU32 colour);
// Round what has the keyboard's focus.
void focus_ring(const Frame& frame, const Rect& rect, float radius);
// A track and how much of it is done, 0 to 1.
void progress_bar(const Frame& frame, const Rect& rect, float done);

// --- What can be clicked
// --------------------------------------------------------------------------

// A rectangle that reacts: how far the transitions to hovered and held have come, 0 to 1.
struct Reaction {
    bool clicked = false;
    float hover = 0;
    float held = 0;
};
// `id` tells it from the others; unique in the window.
Reaction react(Frame& frame, int id, const Rect& rect, bool enabled);

// A value that follows a target smoothly from frame to frame, kept under `id`.
float eased(Frame& frame, int id, float target, float per_second);

enum class ButtonStyle : std::uint8_t {
    kPrimary,  // filled with the accent, icon and label
    kPlain,    // filled, icon and label
    kRow,      // as kPlain, from the left, with the label's state at the right
    kTile,     // no filling until hovered; icon above a small label
    kIcon,     // icon alone
};
// The button of a command: its icon, label and state; a click puts out Run.
void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style);

const char* icon_of(const AppState& state, Command command);

// The card of a sheet with its title and a button to close it; returns what is left inside,
// `height` high if the screen allows (less, if it has to be; at 0 all there is). In the middle of a
// desk, at the thumb's end of a phone.
Rect sheet_card(Frame& frame, std::string_view title, float height = 0);

// A cell of a grid that fills a rectangle with `columns` by `rows` cells, `gap` apart.
Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap);

}  // namespace peg
