// SPDX-License-Identifier: MIT
#include "ui/widgets/widgets.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kTremble = 9;          // CSS pixels
constexpr float kLabelType = 0.8125f;  // units; size of a tile's label

const char* begin(std::string_view text) { return text.data(); }
const char* end(std::string_view text) { return text.data() + text.size(); }

constexpr float kLeading = 1.1f;  // line height of a paragraph, in font sizes

// How much of a word fits the width: at least one letter.
std::size_t fitting_part(const Frame& frame, Type type, float width, std::string_view word) {
    std::size_t fits = 0;
    for (std::size_t end = 1; end <= word.size(); ++end) {
        const bool letter_ends = end == word.size() || (word[end] & 0xC0) != 0x80;
        if (!letter_ends) continue;
        if (fits > 0 && text_width(frame, type, word.substr(0, end)) > width) break;
        fits = end;
    }
    return fits;
}

// Calls `use` with each line. Lines break only at spaces: ImGui would also break "6.9" and
// "40,861". Only a word that is wider than a line is broken.
template <class Use>
void for_each_line(const Frame& frame, Type type, float width, std::string_view text, Use use) {
    std::size_t first = 0;  // of the line
    std::size_t last = 0;
    for (std::size_t at = 0; at < text.size(); at = last + 1) {
        const std::size_t next = std::min(text.find(' ', at), text.size());
        if (at > first && text_width(frame, type, text.substr(first, next - first)) > width) {
            use(text.substr(first, last - first));
            first = at;
        }
        while (text_width(frame, type, text.substr(first, next - first)) > width) {
            const std::size_t part =
                fitting_part(frame, type, width, text.substr(first, next - first));
            if (first + part >= next) break;
            use(text.substr(first, part));
            first += part;
        }
        last = next;
    }
    if (first < text.size()) use(text.substr(first));
}

float width_at(const Frame& frame, Type type, float size, std::string_view text) {
    return frame.fonts.font(type)->CalcTextSizeA(size, 1e9f, 0, begin(text), end(text)).x;
}

// The text, or as much of it as fits `width` with an ellipsis.
std::string shortened(const Frame& frame, Type type, float size, float width,
                      std::string_view text) {
    std::string shown{text};
    while (width_at(frame, type, size, shown) > width && !text.empty()) {
        // Remove a UTF-8 character completely.
        do text.remove_suffix(1);
        while (!text.empty() && (text.back() & 0x80) != 0);
        shown = std::string(text) + "\u2026";
    }
    return shown;
}

// Ignores text that a sheet covers or that is scrolled out of view.
void tell_cut(const Frame& frame, std::string_view text) {
    if (!frame.covered) frame.widget_areas.cut.emplace_back(text);
}

// True if the press has moved farther than a finger trembles.
bool wandered() { return ImGui::GetIO().MouseDragMaxDistanceSqr[0] > kTremble * kTremble; }

}  // namespace

WidgetId WidgetId::part(std::string_view name) const {
    ImGui::PushID(static_cast<int>(value_));
    const WidgetId part(name);
    ImGui::PopID();
    return part;
}

float text_width(const Frame& frame, Type type, std::string_view text) {
    return width_at(frame, type, frame.fonts.size(type), text);
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

void fitted_text(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                 std::string_view text, Align align) {
    const float usual = frame.fonts.size(type);
    const float wide = width_at(frame, type, usual, text);
    if (wide <= width) return peg::text(frame, type, at, colour, text, align);
    // A little smaller than fits, because widths are rounded.
    const float size = std::clamp(usual * 0.98f * width / wide, kMinType, usual);
    const std::string shown = shortened(frame, type, size, width, text);
    if (shown != text) tell_cut(frame, text);
    if (align != Align::kLeft) {
        const float left = width_at(frame, type, size, shown);
        at.x -= align == Align::kCentre ? left / 2 : left;
    }
    at.y += (usual - size) / 2;
    frame.draw.AddText(frame.fonts.font(type), size, vec(at), colour, shown.c_str());
}

float paragraph(const Frame& frame, Type type, Point at, float width, ImU32 colour,
                std::string_view text, float bottom) {
    const float size = frame.fonts.size(type);
    const float step = size * kLeading;
    const char* const end_of_text = end(text);
    const float top = at.y;
    bool full = false;
    if (top + paragraph_height(frame, type, width, text) > bottom + 1) tell_cut(frame, text);
    for_each_line(frame, type, width, text, [&](std::string_view line) {
        if (full) return;
        full = at.y + step + size > bottom && end(line) != end_of_text;
        fitted_text(frame, type, at, width, colour,
                    full ? std::string(line) + "\u2026" : std::string(line));
        at.y += step;
    });
    return at.y > top ? at.y - top - step + size : 0;
}

float paragraph_height(const Frame& frame, Type type, float width, std::string_view text) {
    int lines = 0;
    for_each_line(frame, type, width, text, [&](std::string_view) { ++lines; });
    const float size = frame.fonts.size(type);
    return lines > 0 ? size * (1 + kLeading * static_cast<float>(lines - 1)) : 0;
}

float boxed_text(const Frame& frame, Type type, const Rect& rect, ImU32 colour,
                 std::string_view text, Align align) {
    const float height = paragraph_height(frame, type, rect.width, text);
    const float step = frame.fonts.size(type) * kLeading;
    float y = rect.centre().y - height / 2;
    if (height > rect.height + 1) tell_cut(frame, text);
    const float x = align == Align::kLeft     ? rect.x
                    : align == Align::kCentre ? rect.centre().x
                                              : rect.right();
    for_each_line(frame, type, rect.width, text, [&](std::string_view line) {
        peg::text(frame, type, {x, y}, colour, line, align);
        y += step;
    });
    return height;
}

void small_label(const Frame& frame, const Rect& rect, ImU32 colour, std::string_view label) {
    const float size = std::max(kMinType, kLabelType * frame.unit);
    const auto draw = [&](float y, const std::string& line) {
        const std::string shown = shortened(frame, Type::kCaption, size, rect.width, line);
        if (shown != line) tell_cut(frame, label);
        const float width = width_at(frame, Type::kCaption, size, shown);
        frame.draw.AddText(frame.fonts.font(Type::kCaption), size, {rect.centre().x - width / 2, y},
                           colour, shown.c_str());
    };
    constexpr std::string_view kSoftHyphen = "\u00ad";
    const std::size_t soft = label.find(kSoftHyphen);
    std::string whole(label);
    if (soft != std::string_view::npos) whole.erase(soft, kSoftHyphen.size());
    const bool one = width_at(frame, Type::kCaption, size, whole) <= rect.width;
    const std::size_t space = label.find(' ');
    if (one || (soft == std::string_view::npos && space == std::string_view::npos))
        return draw(rect.y, whole);
    std::string first(label.substr(0, std::min(soft, space)));
    std::string second(label.substr(soft < space ? soft + kSoftHyphen.size() : space + 1));
    if (soft < space) first += '-';
    draw(rect.y - 0.1f * size, first);
    draw(rect.y + 0.9f * size, second);
}

void scaled_text(const Frame& frame, Type type, float size, Point centre, ImU32 colour,
                 std::string_view text) {
    const ImFont* font = frame.fonts.font(type);
    size = std::max(size, kMinType);
    const ImVec2 extent = font->CalcTextSizeA(size, 1e9f, 0, begin(text), end(text));
    frame.draw.AddText(font, size, {centre.x - extent.x / 2, centre.y - extent.y / 2}, colour,
                       begin(text), end(text));
}

void glyph(const Frame& frame, Point centre, float size, ImU32 colour, const char* icon) {
    const ImFont* font = frame.fonts.font(Type::kIcon);
    const Point corner = centre - Point{size / 2, size / 2};
    frame.draw.AddText(font, size, vec(corner), colour, icon);
}

void card(const Frame& frame, const Rect& rect, float radius) {
    // The shadow is a stack of rounded rectangles, each larger and fainter than the previous one.
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
    if (part.width < rect.height) return;  // too short for two round ends
    fill(frame, part, radius, pack(frame.theme.accent));
}

float eased(Frame& frame, WidgetId id, float target, float per_second) {
    float& value = *ImGui::GetStateStorage()->GetFloatRef(id.value(), target);
    if (value == target) return value;
    value += (target - value) * (1 - std::exp(-ImGui::GetIO().DeltaTime * per_second));
    if (std::abs(value - target) < 0.01f || frame.state.page.environment.reduced_motion)
        value = target;
    frame.moving |= value != target;
    return value;
}

// Covered rectangles do not animate either.
Reaction react(Frame& frame, WidgetId id, const Rect& rect, bool enabled) {
    if (frame.covered) return {};
    bool hovered = false;
    bool held = false;
    Reaction reaction;
    const Rect target = seen(frame, rect);
    if (enabled && target.width > 0 && target.height > 0) {
        ImGui::SetCursorScreenPos({target.x, target.y});
        ImGui::PushID(static_cast<int>(id.value()));
        reaction.clicked = ImGui::InvisibleButton("", {target.width, target.height});
        hovered = ImGui::IsItemHovered();
        reaction.active = ImGui::IsItemActive();
        held = reaction.active && hovered;
        if (frame.scrolled && wandered()) reaction.clicked = held = false;
        ImGui::PopID();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    reaction.hover = eased(frame, id.part("hover"), hovered ? 1.0f : 0.0f, 18);
    reaction.held = eased(frame, id.part("held"), held ? 1.0f : 0.0f, 30);
    return reaction;
}

Rect seen(const Frame& frame, const Rect& rect) {
    if (!frame.scrolled) return rect;
    const Rect& area = *frame.scrolled;
    const float x = std::max(rect.x, area.x);
    const float y = std::max(rect.y, area.y);
    return {x, y, std::max(std::min(rect.right(), area.right()) - x, 0.0f),
            std::max(std::min(rect.bottom(), area.bottom()) - y, 0.0f)};
}

void place_choice(Frame& frame, const std::string& id, const Rect& rect) {
    place_choice(frame, id, rect, rect);
}

void place_choice(Frame& frame, const std::string& id, const Rect& rect, const Rect& drawn) {
    if (frame.covered) return;
    frame.widget_areas.choices.emplace_back(id, seen(frame, rect));
    if (frame.state.hand.focused == id) focus_ring(frame, drawn, kControlRadius * frame.unit);
}

}  // namespace peg
