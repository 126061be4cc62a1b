// SPDX-License-Identifier: MIT
#include "ui/sheet.h"

#include <algorithm>
#include <cmath>

#include "ui/command_button.h"

namespace peg {

namespace {

constexpr float kWheelStep = 4;      // units a notch
constexpr float kGlideFriction = 4;  // of what is left of the speed, a second
constexpr float kGlideLeast = 8;     // pixels a second: slower is still
constexpr float kDragSlack = 9;      // pixels until a press is a drag

// Kept beside a scroll area's offset, by ImGui.
constexpr ImGuiID kSpeedKey = 1;  // pixels a second
constexpr ImGuiID kDragKey = 2;   // whether the press under way began inside

}  // namespace

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

ScrollArea::ScrollArea(Frame& frame, int id, const Rect& rect, float content_height)
    : frame_(frame), offset_key_(static_cast<ImGuiID>(id)), rect_(rect),
      most_(std::max(0.0f, content_height - rect.height)) {
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    float offset = memory.GetFloat(offset_key_);
    float speed = memory.GetFloat(offset_key_ + kSpeedKey);
    bool held = memory.GetBool(offset_key_ + kDragKey);
    const ImGuiIO& io = ImGui::GetIO();
    if (!frame.covered) {
        const bool inside = rect.contains({io.MousePos.x, io.MousePos.y});
        if (inside && io.MouseWheel != 0) {
            offset -= io.MouseWheel * kWheelStep * frame.unit;
            speed = 0;
        }
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
            held = inside;
            if (inside) speed = 0;
        }
        if (held && ImGui::IsMouseDragging(ImGuiMouseButton_Left, kDragSlack)) {
            offset -= io.MouseDelta.y;
            if (io.DeltaTime > 0) speed = -io.MouseDelta.y / io.DeltaTime;
        }
        if (ImGui::IsMouseReleased(ImGuiMouseButton_Left)) held = false;
    }
    if (!held && speed != 0) {
        offset += speed * io.DeltaTime;
        speed *= std::exp(-kGlideFriction * io.DeltaTime);
        const bool at_end = offset <= 0 || offset >= most_;
        if (at_end || std::abs(speed) < kGlideLeast || frame.state.environment.reduced_motion)
            speed = 0;
        frame.moving |= speed != 0;
    }
    offset = std::clamp(offset, 0.0f, most_);
    memory.SetFloat(offset_key_, offset);
    memory.SetFloat(offset_key_ + kSpeedKey, speed);
    memory.SetBool(offset_key_ + kDragKey, held);
    offset_ = std::round(offset);
    frame_.scrolled = true;
    frame_.draw.PushClipRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, true);
}

ScrollArea::~ScrollArea() {
    frame_.scrolled = false;
    fade_edges();
    frame_.draw.PopClipRect();
}

void ScrollArea::reveal(const Rect& rect) {
    float offset = ImGui::GetStateStorage()->GetFloat(offset_key_);
    const float before = offset;
    if (rect.y < rect_.y) offset -= rect_.y - rect.y;
    if (rect.bottom() > rect_.bottom()) offset += rect.bottom() - rect_.bottom();
    ImGui::GetStateStorage()->SetFloat(offset_key_, offset);
    frame_.moving |= offset != before;  // seen with the next frame
}

void ScrollArea::fade_edges() const {
    const float high =
        std::min(1.5f * frame_.unit, rect_.height / 12);  // a low one is not all edge
    const ImU32 full = pack(frame_.theme.card);
    const ImU32 none = pack(frame_.theme.card, 0);
    const auto edge = [&](float y, ImU32 above, ImU32 below) {
        frame_.draw.AddRectFilledMultiColor({rect_.x, y}, {rect_.right(), y + high}, above, above,
                                            below, below);
    };
    if (offset_ > 0) edge(rect_.y, full, none);
    if (offset_ < most_) edge(rect_.bottom() - high, none, full);
}

}  // namespace peg
