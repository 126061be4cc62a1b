// SPDX-License-Identifier: MIT
#pragma once

// Text, surfaces and clickable rectangles, from which controls and panels are made. ImGui does hit
// testing and turns shapes into triangles; its own style is not used.

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/snapshot.h"
#include "ui/widgets/theme.h"

namespace peg {

// The frame of the interface that is being drawn.
struct Frame {
    const AppState& state;
    const Theme& theme;
    const Fonts& fonts;
    std::vector<Intent>& intents;
    WidgetAreas& widget_areas;
    ImDrawList& draw;
    ImTextureID peg;                 // a picture of a peg (board_renderer.h)
    float unit;                      // CSS pixels; all spacing is in units
    bool covered = false;            // a sheet covers what is drawn now, so it does not react
    bool moving = false;             // a transition runs, so another frame is needed
    std::optional<Rect> scrolled{};  // the ScrollArea being filled: content outside it is hidden,
                                     // and a press that moves is no click there
    Rect sheet{};                    // the card of the open sheet, once it is drawn
    struct Tip {
        Command command;
        Rect rect;
        bool by_mouse = false;
    };
    Tip tip{};    // of the hovered or focused button (command_button.h)
    Rect note{};  // a card over the board, which takes presses there
};

// Name of a widget, or of a value that ImGui keeps between frames, as ImGui hashes it. It only
// needs to be unique within the current scope. For a command or a choice it is the id.
class WidgetId {
public:
    WidgetId(std::string_view name)
        : value_(ImGui::GetID(name.data(), name.data() + name.size())) {}
    WidgetId(const char* name) : WidgetId(std::string_view(name)) {}
    WidgetId(const std::string& name) : WidgetId(std::string_view(name)) {}

    // A part of the widget, or a value that belongs to it.
    WidgetId part(std::string_view name) const;
    ImGuiID value() const { return value_; }

private:
    ImGuiID value_;
};

// Names within its lifetime are separate from the same names in other scopes.
class IdScope {
public:
    explicit IdScope(std::string_view name) {
        ImGui::PushID(name.data(), name.data() + name.size());
    }
    ~IdScope() { ImGui::PopID(); }
    IdScope(const IdScope&) = delete;
    IdScope& operator=(const IdScope&) = delete;
};

constexpr ImVec2 vec(Point p) { return {p.x, p.y}; }

// --- Text ------------------------------------------------------------------------------------

enum class Align : std::uint8_t { kLeft, kCentre, kRight };

inline constexpr float kMinType = 12;           // CSS pixels; no text is smaller
inline constexpr float kControlRadius = 0.75f;  // units; for buttons and rows

float text_width(const Frame& frame, Type type, std::string_view text);
float line_height(const Frame& frame, Type type);
// One line; `at` is its top left, top centre or top right.
void text(const Frame& frame, Type type, Point at, ImU32 colour, std::string_view text,
          Align align = Align::kLeft);
// One line in at most `width` CSS pixels. If it is too long, it is set smaller down to kMinType,
// and then ends with an ellipsis. `at` is as for text().
void fitted_text(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                 std::string_view text, Align align = Align::kLeft);
// Text broken into lines of at most `width` CSS pixels; returns their height. A line that would
// extend below `bottom` is left out, and the one before it ends with an ellipsis.
float paragraph(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                std::string_view text, float bottom = 1e9f);
float paragraph_height(const Frame& frame, Type type, float width, std::string_view text);
// The same, vertically centred in a rectangle; returns the height of the lines.
float boxed_text(const Frame& frame, Type type, const Rect& rect, ImU32 colour,
                 std::string_view text, Align align = Align::kLeft);
// The label of a tile, always in one size; the rectangle is that of one line. A label that is too
// long breaks at a space or a soft hyphen.
void small_label(const Frame& frame, const Rect& rect, ImU32 colour, std::string_view label);
// One line of any size in CSS pixels, centred at `centre`: for text that grows with the board.
void scaled_text(const Frame& frame, Type type, float size, Point centre, ImU32 colour,
                 std::string_view text);
// An icon (assets/icons.h) in a square of `size` CSS pixels.
void glyph(const Frame& frame, Point centre, float size, ImU32 colour, const char* icon);

// --- Surfaces --------------------------------------------------------------------------------

// A rounded card with a soft shadow.
void card(const Frame& frame, const Rect& rect, float radius);
void fill(const Frame& frame, const Rect& rect, float radius, ImU32 colour);
void outline(const Frame& frame, const Rect& rect, float radius, float width, ImU32 colour);
// The ring round a control that has the keyboard's focus.
void focus_ring(const Frame& frame, const Rect& rect, float radius);
// A track that is filled from the left; `done` is 0 to 1.
void progress_bar(const Frame& frame, const Rect& rect, float done);

// --- What can be clicked ---------------------------------------------------------------------

// The reaction of a rectangle to the mouse. `hover` and `held` are the progress of its transitions,
// 0 to 1.
struct Reaction {
    bool clicked = false;
    bool active = false;  // held down, or dragged away from it
    float hover = 0;
    float held = 0;
};
// A disabled rectangle does not react.
Reaction react(Frame& frame, WidgetId id, const Rect& rect, bool enabled);

// A value, kept under `id`, that approaches `target` from frame to frame: the distance decays as
// exp(-per_second * t). With reduced motion it is the target.
float eased(Frame& frame, WidgetId id, float target, float per_second);

// The visible part of a rectangle: a ScrollArea may clip it.
Rect seen(const Frame& frame, const Rect& rect);

// Tells the mirror where a choice (kit/dialog/choice.h) is drawn, and draws the focus ring if the
// choice has the focus; round `drawn` if less than the rectangle is drawn.
void place_choice(Frame& frame, const std::string& id, const Rect& rect);
void place_choice(Frame& frame, const std::string& id, const Rect& rect, const Rect& drawn);

}  // namespace peg
