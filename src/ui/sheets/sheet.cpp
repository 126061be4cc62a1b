// SPDX-License-Identifier: MIT
#include "ui/sheets/sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/command_button.h"

namespace peg {

namespace {

constexpr float kWheelStep = 4;      // units per notch
constexpr float kGlideFriction = 4;  // per second: the speed falls as exp(-4 t)
constexpr float kGlideLeast = 8;     // pixels per second; slower glides end
constexpr float kDragSlack = 9;      // pixels; a press that moves farther is a drag

constexpr float kBelowTitle = 0.5f;    // units
constexpr float kMinBesideBoard = 11;  // units; min width of a card in place of the panel
constexpr float kFade = 1.5f;          // units; at edges with hidden content
constexpr float kRing = 6;             // pixels; a focus ring extends this far
constexpr float kLine = 3;             // units per arrow key
constexpr float kOverlap = 0.85f;      // of a page; the rest stays visible after Page Down

float title_height(const Frame& frame) { return std::max(kMinTarget, 2.75f * frame.unit); }

float sheet_margin(const Frame& frame) {
    return (frame.state.screen.form == Form::kDesk ? 1.5f : 1.0f) * frame.unit;
}

// How much higher a card is than the room inside.
float sheet_frame(const Frame& frame) {
    return title_height(frame) + kBelowTitle * frame.unit + 2 * sheet_margin(frame);
}

Rect place_beside_board(const Frame& frame) {
    const Screen& screen = frame.state.screen;
    const bool narrow = screen.cards[0].width < kMinBesideBoard * frame.unit;
    return screen.form == Form::kUpright || narrow ? screen.window : screen.cards[0];
}

Rect sheet_card_in(Frame& frame, const Rect& sheet, std::string_view title) {
    const Screen& screen = frame.state.screen;
    const float u = frame.unit;
    frame.sheet = sheet;
    if (screen.form == Form::kDesk) {
        card(frame, sheet, 1.25f * u);
    } else {
        const float radius = sheet == screen.window ? 0 : 1.25f * u;
        frame.draw.AddRectFilled({sheet.x, sheet.y}, {sheet.right(), sheet.bottom()},
                                 pack(frame.theme.card), radius, ImDrawFlags_RoundCornersTop);
        if (frame.theme.plain && sheet != screen.window)
            outline(frame, sheet, radius, 2, pack(frame.theme.text));
    }
    const float button = title_height(frame);
    const Rect inner = sheet.shrunk(sheet_margin(frame));
    if (!frame.covered && frame.state.hand.focused == kSheetTitle)
        outline(frame, sheet.shrunk(4), std::max(0.0f, u - 4), 2.5f, pack(frame.theme.focus));
    // A long title is smaller, in two lines.
    const float room = inner.width - button;
    const Type type =
        text_width(frame, Type::kHeading, title) <= room ? Type::kHeading : Type::kLabel;
    boxed_text(frame, type, {inner.x, inner.y, room, button}, pack(frame.theme.text), title);
    command_button(frame, "close", {inner.right() - button + 0.5f * u, inner.y, button, button},
                   ButtonStyle::kIcon);
    const float top = button + kBelowTitle * u;
    return {inner.x, inner.y + top, inner.width, inner.height - top};
}

}  // namespace

Rect sheet_room(const Frame& frame) { return frame.state.screen.sheet.shrunk(sheet_margin(frame)); }

Rect room_beside_board(const Frame& frame) {
    return place_beside_board(frame).shrunk(sheet_margin(frame));
}

Rect sheet_card(Frame& frame, std::string_view title, float height) {
    const Screen& screen = frame.state.screen;
    const bool desk = screen.form == Form::kDesk;
    Rect sheet = screen.sheet;
    const float wanted = height + sheet_frame(frame);
    if (height > 0 && wanted < sheet.height) {
        sheet.y = desk ? sheet.centre().y - wanted / 2 : sheet.bottom() - wanted;
        sheet.height = wanted;
    }
    return sheet_card_in(frame, sheet, title);
}

Rect sheet_card_beside_board(Frame& frame, std::string_view title, float height) {
    Rect sheet = place_beside_board(frame);
    const float wanted = std::min(sheet.height, height + sheet_frame(frame));
    sheet.y = sheet.bottom() - wanted;
    sheet.height = wanted;
    return sheet_card_in(frame, sheet, title);
}

void forget_scrolling(std::string_view scope) {
    const IdScope inside(scope);
    const WidgetId area("scroll");
    ImGui::GetStateStorage()->SetFloat(area.value(), 0);
    ImGui::GetStateStorage()->SetFloat(area.part("speed").value(), 0);
}

ScrollArea::ScrollArea(Frame& frame, const Rect& rect, float content_height)
    : frame_(frame), rect_(rect), most_(std::max(0.0f, content_height - rect.height)) {
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    // ImGui stores the offset under the area's id, and these values under ids derived from it.
    const ImGuiID speed_id = id_.part("speed").value();  // in pixels per second
    const ImGuiID held_id = id_.part("held").value();    // the press under way began inside
    const ImGuiID focus_id = id_.part("focus").value();  // in the last frame, as a hash
    float offset = memory.GetFloat(id_.value());
    float speed = memory.GetFloat(speed_id);
    bool held = memory.GetBool(held_id);
    const ImGuiIO& io = ImGui::GetIO();
    if (!frame.covered) {
        if (frame.state.scroll.sheet == frame.state.sheet) obey_key(offset);
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
        if (at_end || std::abs(speed) < kGlideLeast || frame.state.page.environment.reduced_motion)
            speed = 0;
        frame.moving |= speed != 0;
    }
    const auto focus = static_cast<int>(WidgetId(frame.state.hand.focused).value());
    focus_moved_ = memory.GetInt(focus_id, 0) != focus;
    memory.SetInt(focus_id, focus);
    offset = std::clamp(offset, 0.0f, most_);
    memory.SetFloat(id_.value(), offset);
    memory.SetFloat(speed_id, speed);
    memory.SetBool(held_id, held);
    offset_ = std::round(offset);
    frame_.scrolled = rect;
    // Leave room for the focus ring beside the content, and above and below it at the content's
    // ends.
    const float above = offset_ <= 0 ? kRing : 0;
    const float below = offset_ >= std::floor(most_) ? kRing : 0;
    frame_.draw.PushClipRect({rect.x - kRing, rect.y - above},
                             {rect.right() + kRing, rect.bottom() + below}, true);
}

void ScrollArea::obey_key(float& offset) {
    const Scroll& scroll = frame_.state.scroll;
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const int number = static_cast<int>(scroll.number);
    int& obeyed = *memory.GetIntRef(id_.part("obeyed").value());
    if (std::exchange(obeyed, number) == number) return;
    const float line = kLine * frame_.unit;
    const float page = kOverlap * rect_.height;
    switch (scroll.way) {
        case Scroll::Way::kLineUp: offset -= line; return;
        case Scroll::Way::kLineDown: offset += line; return;
        case Scroll::Way::kPageUp: offset -= page; return;
        case Scroll::Way::kPageDown: offset += page; return;
        case Scroll::Way::kStart: offset = 0; return;
        case Scroll::Way::kEnd: offset = most_; return;
    }
}

ScrollArea::~ScrollArea() {
    frame_.scrolled.reset();
    fade_edges();
    frame_.draw.PopClipRect();
}

void ScrollArea::reveal(const Rect& rect) {
    float offset = offset_;
    if (rect.y < rect_.y) offset -= rect_.y - rect.y;
    if (rect.bottom() > rect_.bottom()) offset += rect.bottom() - rect_.bottom();
    offset = std::clamp(offset, 0.0f, most_);
    // Offsets are whole pixels; chasing a fraction would request frames forever.
    if (std::abs(offset - offset_) < 1) return;
    ImGui::GetStateStorage()->SetFloat(id_.value(), offset);
    frame_.moving = true;  // visible in the next frame
}

void ScrollArea::follow_focus(std::string_view id, const Rect& rect) {
    if (!focus_moved_ || frame_.state.hand.focused != id) return;
    // Keep away from the faded edges.
    const float room = std::max(0.0f, rect_.height - rect.height) / 2;
    reveal(rect.shrunk(-std::min(kFade * frame_.unit + kRing, room)));
}

void ScrollArea::fade_edges() const {
    const float high =
        std::min(kFade * frame_.unit, rect_.height / 12);  // at most this part of a low area
    const ImU32 full = pack(frame_.theme.card);
    const ImU32 none = pack(frame_.theme.card, 0);
    const auto edge = [&](float y, ImU32 above, ImU32 below) {
        frame_.draw.AddRectFilledMultiColor({rect_.x, y}, {rect_.right(), y + high}, above, above,
                                            below, below);
    };
    if (offset_ > 0) edge(rect_.y, full, none);
    if (offset_ < std::floor(most_)) edge(rect_.bottom() - high, none, full);
}

}  // namespace peg
