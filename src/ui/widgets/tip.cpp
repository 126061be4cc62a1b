// SPDX-License-Identifier: MIT
// A tip with a button's description, shown while the mouse rests on the button or the button has
// the keyboard's focus. Escape removes it.

#include <algorithm>
#include <string>

#include "app/kit/words/words.h"
#include "ui/widgets/command_button.h"

namespace peg {

namespace {

constexpr float kRest = 0.5f;        // seconds of rest before the tip appears
constexpr float kTipWidth = 17;      // units; max width
constexpr float kTipPadding = 0.6f;  // units

// "Undo (U)"
std::string tip_title(const AppState& state, const CommandRow& row) {
    std::string title = words::label(state, row);
    const std::string keys = words::keys(row);
    const std::string key = keys.substr(0, keys.find(' '));
    const bool works = key.size() > 1 || state.settings.letter_keys;
    if (!key.empty() && works) title += " (" + key + ')';
    return title;
}

}  // namespace

void offer_tip(Frame& frame, Command command, const Rect& rect) {
    if (frame.state.screen.form != Form::kDesk) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool hovered = rect.contains({mouse.x, mouse.y}) && !ImGui::IsMouseDown(0);
    const bool focused = frame.state.hand.focused == command.id;
    if (hovered || (focused && frame.tip.command.id.empty())) frame.tip = {command, rect, hovered};
}

void draw_tip(Frame& frame) {
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    float& rested = *memory.GetFloatRef(WidgetId("tip rested").value());
    int& last = *memory.GetIntRef(WidgetId("tip of").value());
    int& escapes = *memory.GetIntRef(WidgetId("tip escapes").value());
    const CommandRow* row = frame.state.features->find(frame.tip.command.id);
    const int of = row != nullptr ? static_cast<int>(WidgetId(row->id).value()) : 0;
    if (of != last) {
        // Between two buttons, the next tip comes immediately.
        if (of == 0 || last == 0) rested = 0;
        last = of;
        escapes = frame.state.hand.escapes;
    }
    if (row == nullptr || escapes != frame.state.hand.escapes) return;
    if (frame.tip.by_mouse && rested < kRest) {
        rested += ImGui::GetIO().DeltaTime;
        frame.moving = true;
        return;
    }
    const float u = frame.unit;
    const std::string title = tip_title(frame.state, *row);
    std::string about = words::why_not(frame.state, *row);
    if (about.empty()) about = words::about(frame.state, *row);
    const float inner = std::min(kTipWidth * u, std::max(text_width(frame, Type::kStrong, title),
                                                         text_width(frame, Type::kCaption, about)) +
                                                    1);
    const float name = paragraph_height(frame, Type::kStrong, inner, title);
    const float gap = about.empty() ? 0 : 0.25f * u;
    const float below = paragraph_height(frame, Type::kCaption, inner, about);
    const float padding = kTipPadding * u;
    const Rect window = frame.state.screen.window;
    const Rect& at = frame.tip.rect;
    Rect rect{at.centre().x - inner / 2 - padding, at.bottom() + 0.4f * u, inner + 2 * padding,
              name + gap + below + 2 * padding};
    rect.x = std::clamp(rect.x, 0.3f * u, std::max(window.width - rect.width - 0.3f * u, 0.3f * u));
    if (rect.bottom() > window.height) rect.y = at.y - 0.4f * u - rect.height;
    card(frame, rect, 0.6f * u);
    const Point corner{rect.x + padding, rect.y + padding};
    paragraph(frame, Type::kStrong, corner, inner, pack(frame.theme.text), title);
    paragraph(frame, Type::kCaption, {corner.x, corner.y + name + gap}, inner,
              pack(frame.theme.muted), about);
}

}  // namespace peg
