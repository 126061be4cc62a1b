// SPDX-License-Identifier: MIT
#include "ui/widgets/controls.h"

#include <algorithm>

#include "assets/icons.h"

namespace peg {

namespace {

constexpr float kDisabled = 0.36f;   // opacity
constexpr float kBelowName = 0.25f;  // units; from the label to the description

float middle_of(const Frame& frame, Type type, const Rect& rect) {
    return rect.centre().y - frame.fonts.size(type) / 2;
}

// --- Buttons

struct Inks {
    ImU32 ink;
    ImU32 quiet;  // for small labels
    ImU32 about;  // for descriptions
};

void draw_tile(const Frame& frame, const Rect& rect, const ButtonFace& face, const Inks& inks) {
    const float icon = frame.fonts.size(Type::kIcon);
    const float line = frame.unit;
    const Point middle = rect.centre();
    const float top = middle.y - (icon + 1.15f * line) / 2;
    glyph(frame, {middle.x, top + icon / 2 - 0.05f * line}, icon, inks.ink, face.icon);
    small_label(frame, {rect.x + 1, top + icon + 0.15f * line, rect.width - 2, line}, inks.quiet,
                face.label);
}

// Icon and label in `width` by `height` CSS pixels, starting from the middle of the left edge.
void draw_beside(const Frame& frame, Point from, float width, float height, const ButtonFace& face,
                 const Inks& inks) {
    const float icon = face.icon != nullptr ? frame.fonts.size(Type::kIcon) : 0;
    const float gap = face.icon != nullptr ? 0.5f * frame.unit : 0;
    if (face.icon != nullptr) glyph(frame, {from.x + icon / 2, from.y}, icon, inks.ink, face.icon);
    boxed_text(frame, Type::kStrong,
               {from.x + icon + gap, from.y - height / 2, width - icon - gap, height}, inks.ink,
               face.label);
}

// Icon and label in the middle; the label alone if there is no room for both.
void draw_label(const Frame& frame, const Rect& rect, ButtonFace face, const Inks& inks) {
    const float icon = frame.fonts.size(Type::kIcon) + 0.5f * frame.unit;
    const float label = text_width(frame, Type::kStrong, face.label);
    const float most = rect.width - 0.5f * frame.unit;
    if (icon + label > most) face.icon = nullptr;
    const float room = std::min(face.icon != nullptr ? icon + label + 1 : label + 1, most);
    const Point middle = rect.centre();
    draw_beside(frame, {middle.x - room / 2, middle.y}, room, rect.height, face, inks);
}

void draw_row(const Frame& frame, const Rect& rect, const ButtonFace& face, const Inks& inks) {
    const float y = rect.centre().y;
    const float tick = face.on ? 2 * frame.unit : 0;
    const Point from{rect.x + 0.75f * frame.unit, y};
    const float room = rect.width - 1.5f * frame.unit - tick;
    if (face.about.empty()) {
        draw_beside(frame, from, room, rect.height, face, inks);
    } else {
        const float icon = face.icon != nullptr ? frame.fonts.size(Type::kIcon) : 0;
        const float left = icon + (face.icon != nullptr ? 0.6f * frame.unit : 0);
        if (face.icon != nullptr) glyph(frame, {from.x + icon / 2, y}, icon, inks.ink, face.icon);
        const float name = paragraph_height(frame, Type::kStrong, room - left, face.label);
        const float about = paragraph_height(frame, Type::kCaption, room - left, face.about);
        const float gap = kBelowName * frame.unit;
        const float top = y - (name + gap + about) / 2;
        paragraph(frame, Type::kStrong, {from.x + left, top}, room - left, inks.ink, face.label);
        paragraph(frame, Type::kCaption, {from.x + left, top + name + gap}, room - left, inks.about,
                  face.about);
    }
    if (face.on)
        glyph(frame, {rect.right() - 1.4f * frame.unit, y}, frame.fonts.size(Type::kIcon),
              pack(frame.theme.accent), icon::kCheck);
}

}  // namespace

bool button(Frame& frame, WidgetId id, const Rect& rect, ButtonStyle style,
            const ButtonFace& face) {
    const Theme& theme = frame.theme;
    const Reaction reaction = react(frame, id, rect, face.enabled);
    const float radius = kControlRadius * frame.unit;
    const float alpha = face.enabled ? 1.0f : kDisabled;
    const bool primary = style == ButtonStyle::kPrimary || style == ButtonStyle::kWide;
    // On a phone in landscape, tiles are few and large, and without a fill their edges would be
    // invisible.
    const bool solid_tile = style == ButtonStyle::kTile && frame.state.screen.form == Form::kLying;
    const bool filled = primary || style == ButtonStyle::kPlain || style == ButtonStyle::kRow ||
                        style == ButtonStyle::kCard || style == ButtonStyle::kFilledTile ||
                        solid_tile;
    const Colour base = primary ? theme.accent : theme.control;
    const Colour ink = primary ? theme.on_accent : face.on ? theme.accent : theme.text;
    const float emphasis = 0.07f * reaction.hover + 0.09f * reaction.held;
    const Colour surface = blend(base, primary ? theme.on_accent : theme.text, emphasis);
    const Rect pushed = rect.shrunk(0.06f * frame.unit * reaction.held);
    if (filled) {
        fill(frame, pushed, radius, pack(surface, primary ? alpha : 1));
    } else {
        fill(frame, pushed, radius, pack(surface, std::max(reaction.hover, face.on ? 0.6f : 0.0f)));
    }
    if (style == ButtonStyle::kCard) {
        fill(frame, pushed, radius, pack(blend(surface, theme.accent, 0.1f)));
        outline(frame, pushed, radius, 1.5f, pack(theme.accent, 0.5f));
    }
    if (theme.plain) outline(frame, pushed, radius, face.on ? 3.0f : 1.5f, pack(theme.line, alpha));

    const Inks inks{pack(ink, alpha), pack(face.on ? theme.accent : theme.muted, alpha),
                    pack(theme.muted)};
    switch (style) {
        case ButtonStyle::kIcon:
            glyph(frame, rect.centre(), frame.fonts.size(Type::kIcon), inks.ink, face.icon);
            break;
        case ButtonStyle::kFilledTile:
        case ButtonStyle::kTile: draw_tile(frame, rect, face, inks); break;
        case ButtonStyle::kPrimary:
        case ButtonStyle::kWide:
        case ButtonStyle::kPlain: draw_label(frame, rect, face, inks); break;
        case ButtonStyle::kCard:
        case ButtonStyle::kRow: draw_row(frame, rect, face, inks); break;
    }
    return reaction.clicked;
}

float described_height(const Frame& frame, float width, const ButtonFace& face) {
    const float u = frame.unit;
    const float left = face.icon != nullptr ? frame.fonts.size(Type::kIcon) + 0.6f * u : 0;
    const float room = width - 1.5f * u - (face.on ? 2 * u : 0) - left;
    return paragraph_height(frame, Type::kStrong, room, face.label) + kBelowName * u +
           paragraph_height(frame, Type::kCaption, room, face.about) + 1.1f * u;
}

float chip_height(const Frame& frame) { return 1.625f * frame.unit; }

float chip_width(const Frame& frame, const ChipFace& face) {
    const float u = frame.unit;
    const float icon = face.icon != nullptr ? u : 0;
    const float gap = face.icon != nullptr && !face.text.empty() ? 0.35f * u : 0;
    const float label = face.text.empty() ? 0 : text_width(frame, Type::kLabel, face.text);
    return std::max(icon + gap + label + 1.25f * u, chip_height(frame));
}

Rect chip(const Frame& frame, Point at, const ChipFace& face) {
    const float u = frame.unit;
    const Rect rect{at.x, at.y, chip_width(frame, face), chip_height(frame)};
    fill(frame, rect, rect.height / 2, pack(face.fill));
    if (frame.theme.plain) outline(frame, rect, rect.height / 2, 1.5f, pack(frame.theme.line));
    float x = at.x + 0.625f * u;
    if (face.icon != nullptr && face.text.empty()) {
        glyph(frame, rect.centre(), u, pack(face.ink), face.icon);
    } else if (face.icon != nullptr) {
        glyph(frame, {x + 0.45f * u, rect.centre().y}, u, pack(face.ink), face.icon);
        x += 1.35f * u;
    }
    text(frame, Type::kLabel, {x, middle_of(frame, Type::kLabel, rect)}, pack(face.ink), face.text);
    return rect;
}

Rect chip_in(const Frame& frame, const Rect& target, const ChipFace& face) {
    const Point middle = target.centre();
    const float width = chip_width(frame, face);
    const float height = chip_height(frame);
    return {middle.x - width / 2, middle.y - height / 2, width, height};
}

bool chip_button(Frame& frame, WidgetId id, const Rect& target, const ChipFace& face) {
    const Reaction reaction = react(frame, id, target, true);
    ChipFace warm = face;
    warm.fill = blend(face.fill, face.ink, 0.08f * reaction.hover + 0.09f * reaction.held);
    const Rect place = chip_in(frame, target, face);
    chip(frame, {place.x, place.y}, warm);
    return reaction.clicked;
}

std::optional<int> segmented(Frame& frame, WidgetId id, const Rect& rect,
                             const std::vector<std::string>& labels, int current) {
    const Theme& theme = frame.theme;
    const float radius = kControlRadius * frame.unit;
    const float inset = 0.2f * frame.unit;
    const int count = static_cast<int>(labels.size());
    const float width = rect.width / static_cast<float>(std::max(count, 1));
    fill(frame, rect, radius, pack(theme.control));
    const float place = eased(frame, id.part("thumb"), static_cast<float>(current), 18);
    const Rect thumb = Rect{rect.x + place * width, rect.y, width, rect.height}.shrunk(inset);
    fill(frame, {thumb.x, thumb.y + 1, thumb.width, thumb.height}, radius - inset,
         pack(rgb(0), 0.12f));
    fill(frame, thumb, radius - inset, pack(theme.plain ? theme.accent : theme.card));
    if (theme.plain) outline(frame, rect, radius, 1.5f, pack(theme.line));
    std::optional<int> clicked;
    for (int i = 0; i < count; ++i) {
        const Rect cell{rect.x + static_cast<float>(i) * width, rect.y, width, rect.height};
        const Reaction reaction = react(frame, id.part(std::to_string(i)), cell, true);
        if (reaction.clicked) clicked = i;
        const Colour on = theme.plain ? theme.on_accent : theme.text;
        const Colour ink = i == current ? on : blend(theme.muted, theme.text, reaction.hover);
        boxed_text(frame, Type::kLabel, cell.shrunk(inset / 2), pack(ink),
                   labels[static_cast<std::size_t>(i)], Align::kCentre);
    }
    return clicked;
}

std::optional<float> slider(Frame& frame, WidgetId id, const Rect& rect, float value) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const Reaction reaction = react(frame, id, rect, true);
    const float inset = 0.6f * u;
    const Rect track{rect.x + inset, rect.centre().y - 0.175f * u, rect.width - 2 * inset,
                     0.35f * u};
    std::optional<float> chosen;
    if (reaction.active || reaction.clicked) {
        const float at = (ImGui::GetIO().MousePos.x - track.x) / std::max(track.width, 1.0f);
        chosen = std::clamp(at, 0.0f, 1.0f);
    }
    const float shown = std::clamp(chosen.value_or(value), 0.0f, 1.0f);
    progress_bar(frame, track, shown);
    const Point thumb{track.x + shown * track.width, rect.centre().y};
    const float radius = (0.5f + 0.06f * reaction.hover + 0.06f * reaction.held) * u;
    frame.draw.AddCircleFilled({thumb.x, thumb.y + 1}, radius, pack(rgb(0), 0.18f));
    frame.draw.AddCircleFilled(vec(thumb), radius, pack(theme.accent));
    return chosen;
}

}  // namespace peg
