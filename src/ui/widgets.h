// SPDX-License-Identifier: MIT
#pragma once

// What panels are made of: text and surfaces in our own looks, and rectangles that react. ImGui
// does the hit testing and the triangles; nothing of its style is seen.

#include <imgui.h>

#include <string>
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
    ImTextureID peg;        // a picture of a peg (board_renderer.h)
    float unit;             // CSS pixels; all spacing is in units
    bool covered = false;   // something lies over what is drawn now: it does not react
    bool moving = false;    // a transition is under way
    bool scrolled = false;  // drawn in a ScrollArea: a press that wanders is no click
    Rect sheet{};           // the card of the open sheet, once it is drawn
};

constexpr ImVec2 vec(Point p) { return {p.x, p.y}; }

// --- Text
// -----------------------------------------------------------------------------------------

enum class Align : std::uint8_t { kLeft, kCentre, kRight };

inline constexpr float kControlRadius = 0.75f;  // of buttons and rows, in units

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
    bool active = false;  // held down, or dragged away from it
    float hover = 0;
    float held = 0;
};
// `id` tells it from the others; unique in the window.
Reaction react(Frame& frame, int id, const Rect& rect, bool enabled);

// A value that follows a target smoothly from frame to frame, kept under `id`.
float eased(Frame& frame, int id, float target, float per_second);

// Tells the mirror where a choice (model/choice.h) is, and draws the ring when it has the focus.
void place_choice(Frame& frame, const std::string& id, const Rect& rect);

// A cell of a grid that fills a rectangle with `columns` by `rows` cells, `gap` apart.
Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap);

}  // namespace peg
