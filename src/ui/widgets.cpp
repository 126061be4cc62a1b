// SPDX-License-Identifier: MIT
#include "ui/widgets.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kDisabled = 0.36f;
constexpr int kHoverKey = 1 << 20;  // keys of eased values beside a widget's id
constexpr int kHeldKey = 1 << 21;

const char* begin(std::string_view text) { return text.data(); }
const char* end(std::string_view text) { return text.data() + text.size(); }

ImVec2 measure(const Frame& frame, Type type, std::string_view text, float wrap) {
    return frame.fonts.font(type)->CalcTextSizeA(frame.fonts.size(type), 1e9f, wrap, begin(text),
                                                 end(text));
}

// What a small label under an icon says: shorter than the command's full name.
std::string_view short_label(const AppState& state, Command command) {
    switch (command) {
        case Command::kCoordinates: return "Letters";
        case Command::kTheme: return "Theme";
        case Command::kStepBack: return "Back";
        case Command::kLeave: return "Done";
        case Command::kGoBack: return "Go back";
        case Command::kPlay: return state.player && state.player->playing ? "Pause" : "Play";
        default: return info(command).label;
    }
}

// What a button shows on its surface.
struct Face {
    const char* icon;
    ImU32 ink;
    ImU32 quiet;  // for a small label
};

void draw_tile(const Frame& frame, const Face& face, const Rect& rect, std::string_view label) {
    const float icon = frame.fonts.size(Type::kIcon);
    const float gap = 0.2f * frame.unit;
    const Point middle = rect.centre();
    const float top = middle.y - (icon + gap + line_height(frame, Type::kCaption)) / 2;
    glyph(frame, {middle.x, top + icon / 2}, icon, face.ink, face.icon);
    text(frame, Type::kCaption, {middle.x, top + icon + gap}, face.quiet, label, Align::kCentre);
}

// Icon and label, from the middle of their left edge on.
void draw_beside(const Frame& frame, const Face& face, Point from, std::string_view label) {
    const float icon = frame.fonts.size(Type::kIcon);
    glyph(frame, {from.x + icon / 2, from.y}, icon, face.ink, face.icon);
    text(frame, Type::kStrong,
         {from.x + icon + 0.5f * frame.unit, from.y - frame.fonts.size(Type::kStrong) / 2},
         face.ink, label);
}

// In the middle; a button too narrow for its label shows the icon alone.
void draw_label(const Frame& frame, const Face& face, const Rect& rect, std::string_view label) {
    const float icon = frame.fonts.size(Type::kIcon);
    const float width = icon + 0.5f * frame.unit + text_width(frame, Type::kStrong, label);
    const Point middle = rect.centre();
    if (width + frame.unit > rect.width) return glyph(frame, middle, icon, face.ink, face.icon);
    draw_beside(frame, face, {middle.x - width / 2, middle.y}, label);
}

void draw_row(const Frame& frame, const Face& face, const Rect& rect, std::string_view label,
              bool on) {
    const float y = rect.centre().y;
    draw_beside(frame, face, {rect.x + frame.unit, y}, label);
    if (on)
        glyph(frame, {rect.right() - 1.5f * frame.unit, y}, frame.fonts.size(Type::kIcon),
              pack(frame.theme.accent), icon::kCheck);
}

}  // namespace

float text_width(const Frame& frame, Type type, std::string_view text) {
    return measure(frame, type, text, 0).x;
}

float line_height(const Frame& frame, Type type) { return frame.fonts.size(type) * 1.25f; }

void text(const Frame& frame, Type type, Point at, ImU32 colour, std::string_view text,
          Align align) {
    if (align != Align::kLeft) {
        const float width = text_width(frame, type, text);
        at.x -= align == Align::kCentre ? width / 2 : width;
    }
    frame.draw.AddText(frame.fonts.font(type), frame.fonts.size(type), vec(at), colour, begin(text),
                       end(text));
}

float paragraph(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                std::string_view text) {
    frame.draw.AddText(frame.fonts.font(type), frame.fonts.size(type), vec(at), colour, begin(text),
                       end(text), width);
    return paragraph_height(frame, type, width, text);
}

float paragraph_height(const Frame& frame, Type type, float width, std::string_view text) {
    return measure(frame, type, text, width).y;
}

void glyph(const Frame& frame, Point centre, float size, ImU32 colour, const char* icon) {
    const ImFont* font = frame.fonts.font(Type::kIcon);
    const Point corner = centre - Point{size / 2, size / 2};
    frame.draw.AddText(font, size, vec(corner), colour, icon);
}

void card(const Frame& frame, const Rect& rect, float radius) {
    // Rounded rectangles, each a little larger and fainter: a shadow without a blur.
    constexpr int kLayers = 10;
    for (int i = kLayers; i > 0 && frame.theme.card_shadow > 0; --i) {
        const auto spread = static_cast<float>(i * 2);
        const float alpha = frame.theme.card_shadow * 0.13f *
                            (1 - static_cast<float>(i) / static_cast<float>(kLayers + 1));
        Rect shadow = rect.shrunk(-spread);
        shadow.y += frame.unit * 0.4f;
        fill(frame, shadow, radius + spread, pack({0, 0, 0}, alpha));
    }
    fill(frame, rect, radius, pack(frame.theme.card));
    outline(frame, rect, radius, 1, pack(frame.theme.line));
}

void fill(const Frame& frame, const Rect& rect, float radius, ImU32 colour) {
    frame.draw.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, colour, radius);
}

void outline(const Frame& frame, const Rect& rect, float radius, float width, ImU32 colour) {
    frame.draw.AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, colour, radius, 0, width);
}

void focus_ring(const Frame& frame, const Rect& rect, float radius) {
    outline(frame, rect.shrunk(-3), radius + 3, 2.5f, pack(frame.theme.focus));
}

void progress_bar(const Frame& frame, const Rect& rect, float done) {
    const float radius = rect.height / 2;
    fill(frame, rect, radius, pack(blend(frame.theme.control, frame.theme.muted, 0.25f)));
    Rect part = rect;
    part.width *= std::clamp(done, 0.0f, 1.0f);
    if (part.width < rect.height) return;  // too short to be round at both ends
    fill(frame, part, radius, pack(frame.theme.accent));
}

float eased(Frame& frame, int id, float target, float per_second) {
    float& value = *ImGui::GetStateStorage()->GetFloatRef(static_cast<ImGuiID>(id), target);
    if (value == target) return value;
    value += (target - value) * (1 - std::exp(-ImGui::GetIO().DeltaTime * per_second));
    if (std::abs(value - target) < 0.01f || frame.state.environment.reduced_motion) value = target;
    frame.moving |= value != target;
    return value;
}

Reaction react(Frame& frame, int id, const Rect& rect, bool enabled) {
    bool hovered = false;
    bool held = false;
    Reaction reaction;
    if (!frame.covered && enabled) {
        ImGui::SetCursorScreenPos({rect.x, rect.y});
        ImGui::PushID(id);
        reaction.clicked = ImGui::InvisibleButton("", {rect.width, rect.height});
        hovered = ImGui::IsItemHovered();
        held = ImGui::IsItemActive() && hovered;
        ImGui::PopID();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    reaction.hover = eased(frame, id | kHoverKey, hovered ? 1.0f : 0.0f, 18);
    reaction.held = eased(frame, id | kHeldKey, held ? 1.0f : 0.0f, 30);
    return reaction;
}

const char* icon_of(const AppState& state, Command command) {
    switch (command) {
        case Command::kUndo: return icon::kUndo2;
        case Command::kRedo: return icon::kRedo2;
        case Command::kRestart: return icon::kRotateCcw;
        case Command::kHint: return icon::kLightbulb;
        case Command::kSolve: return icon::kSparkles;
        case Command::kCoach: return icon::kGraduationCap;
        case Command::kWhy: return icon::kMessageCircleQuestion;
        case Command::kGoBack: return icon::kHistory;
        case Command::kStop: return icon::kSquare;
        case Command::kStepBack: return icon::kStepBack;
        case Command::kPlay:
            return state.player && state.player->playing ? icon::kPause : icon::kPlay;
        case Command::kStep: return icon::kStepForward;
        case Command::kSlower: return icon::kRewind;
        case Command::kFaster: return icon::kFastForward;
        case Command::kLeave: return icon::kCheck;
        case Command::kNewGame: return icon::kPlus;
        case Command::kBoards: return icon::kGrid3x3;
        case Command::kCoordinates: return icon::kHash;
        case Command::kTheme:
            switch (state.settings.theme) {
                case ThemeChoice::kAuto: return icon::kSunMoon;
                case ThemeChoice::kLight: return icon::kSun;
                case ThemeChoice::kDark: return icon::kMoon;
                case ThemeChoice::kContrast: return icon::kContrast;
            }
            break;
        case Command::kLetterKeys: return icon::kKeyboard;
        case Command::kShare: return icon::kShare2;
        case Command::kHelp: return icon::kCircleHelp;
        case Command::kMore: return icon::kMenu;
        case Command::kClose: return icon::kX;
    }
    return "";
}

void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const bool usable = enabled(frame.state, command);
    const bool on = pressed(frame.state, command).value_or(false);
    const Reaction reaction = react(frame, static_cast<int>(command), rect, usable);
    if (reaction.clicked) frame.intents.emplace_back(Run{command});
    if (!frame.covered) frame.widgets.commands[static_cast<std::size_t>(command)] = rect;

    const float radius = 0.75f * u;
    const float alpha = usable ? 1.0f : kDisabled;
    const bool primary = style == ButtonStyle::kPrimary;
    // On a phone lying on its side the tiles are few and large, and would float.
    const bool solid_tile = style == ButtonStyle::kTile && frame.state.screen.form == Form::kLying;
    const bool filled =
        primary || style == ButtonStyle::kPlain || style == ButtonStyle::kRow || solid_tile;
    const Colour base = primary ? theme.accent : theme.control;
    const Colour ink = primary ? theme.on_accent : on ? theme.accent : theme.text;
    const float emphasis = 0.07f * reaction.hover + 0.09f * reaction.held;
    const Colour surface = blend(base, primary ? theme.on_accent : theme.text, emphasis);
    const Rect pushed = rect.shrunk(0.06f * u * reaction.held);
    if (filled) {
        fill(frame, pushed, radius, pack(surface, primary ? alpha : 1));
    } else {
        fill(frame, pushed, radius, pack(surface, std::max(reaction.hover, on ? 0.6f : 0.0f)));
    }
    if (theme.plain) outline(frame, pushed, radius, on ? 3.0f : 1.5f, pack(theme.line, alpha));

    const Face face{icon_of(frame.state, command), pack(ink, alpha),
                    pack(on ? theme.accent : theme.muted, alpha)};
    switch (style) {
        case ButtonStyle::kIcon:
            glyph(frame, rect.centre(), frame.fonts.size(Type::kIcon), face.ink, face.icon);
            break;
        case ButtonStyle::kTile:
            draw_tile(frame, face, rect, short_label(frame.state, command));
            break;
        case ButtonStyle::kPrimary:
        case ButtonStyle::kPlain:
            draw_label(frame, face, rect, short_label(frame.state, command));
            break;
        case ButtonStyle::kRow:
            draw_row(frame, face, rect, words::label(frame.state, command), on);
            break;
    }
    if (frame.state.focused == info(command).id && !frame.covered) focus_ring(frame, rect, radius);
}

Rect sheet_card(Frame& frame, std::string_view title, float height) {
    const Screen& screen = frame.state.screen;
    const float u = frame.unit;
    const bool desk = screen.form == Form::kDesk;
    const float margin = desk ? 1.5f * u : u;
    const float button = 2.75f * u;
    const float top = button + 0.5f * u;
    Rect sheet = screen.sheet;
    const float wanted = height + top + 2 * margin;
    if (height > 0 && wanted < sheet.height) {
        sheet.y = desk ? sheet.centre().y - wanted / 2 : sheet.bottom() - wanted;
        sheet.height = wanted;
    }
    frame.sheet = sheet;
    if (desk) {
        card(frame, sheet, 1.25f * u);
    } else {
        const float radius = sheet == screen.window ? 0 : 1.25f * u;
        frame.draw.AddRectFilled({sheet.x, sheet.y}, {sheet.right(), sheet.bottom()},
                                 pack(frame.theme.card), radius, ImDrawFlags_RoundCornersTop);
    }
    const Rect inner = sheet.shrunk(margin);
    text(frame, Type::kHeading,
         {inner.x, inner.y + (button - frame.fonts.size(Type::kHeading)) / 2},
         pack(frame.theme.text), title);
    command_button(frame, Command::kClose,
                   {inner.right() - button + 0.5f * u, inner.y, button, button},
                   ButtonStyle::kIcon);
    return {inner.x, inner.y + top, inner.width, inner.height - top};
}

Rect grid_cell(const Rect& rect, int columns, int rows, int index, float gap) {
    const float width =
        (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height =
        (rect.height - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    return {rect.x + static_cast<float>(index % columns) * (width + gap),
            rect.y + static_cast<float>(index / columns) * (height + gap), width, height};
}

}  // namespace peg
