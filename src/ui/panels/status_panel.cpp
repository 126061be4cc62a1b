// SPDX-License-Identifier: MIT
// The status panel: a title and a text that say what happened last, how the game stands, or that
// the solver is working. The buttons that answer it are inside the panel (buttons_panel.cpp).

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/sheets/sheet.h"

namespace peg {

namespace {

void draw_spinner(Frame& frame, Point centre, float radius) {
    constexpr float kTurn = 2 * std::numbers::pi_v<float>;
    const bool still = frame.state.page.environment.reduced_motion;
    const float angle = still ? 0.0f : std::fmod(frame.state.thinking->age * 5, kTurn);
    frame.draw.AddCircle(vec(centre), radius, pack(frame.theme.muted, 0.25f), 0, 2.5f);
    frame.draw.PathArcTo(vec(centre), radius, angle, angle + kTurn * 0.3f);
    frame.draw.PathStroke(pack(frame.theme.accent), 0, 2.5f);
}

const char* icon_of(Tone tone, bool finished) {
    switch (tone) {
        case Tone::kPlain: return nullptr;
        case Tone::kHint: return icon::kLightbulb;
        case Tone::kGood: return finished ? icon::kTrophy : icon::kCheck;
        case Tone::kBad: return finished ? icon::kRotateCcw : icon::kX;
    }
    return nullptr;
}

Colour tone_colour(const Theme& theme, Tone tone) {
    switch (tone) {
        case Tone::kPlain: return theme.text;
        case Tone::kHint: return theme.accent;
        case Tone::kGood: return theme.good;
        case Tone::kBad: return theme.bad;
    }
    return theme.text;
}

// The text that was put away, stored as a hash.
int& text_put_away() { return *ImGui::GetStateStorage()->GetIntRef(WidgetId("away").value()); }

// A text that does not fit into the panel, on a card over the lower end of the board. A tap puts
// the card away, so that the board is visible; the card is drawn until it is gone.
void draw_note(Frame& frame, std::string_view text, int hash) {
    const Rect board = frame.state.screen.board;
    const float u = frame.unit;
    const float margin = 0.9f * u;
    const float width = std::min(board.width - u, 34 * u) - 2 * margin;
    const float words = paragraph_height(frame, Type::kCaption, width, text);
    const float height = std::min(words + 2 * margin, board.height);
    const bool away = text_put_away() == hash;
    const float there = eased(frame, "note there", away ? 0.0f : 1.0f, 20);
    if (there == 0) return;
    const Rect rect{board.centre().x - width / 2 - margin, board.bottom() - there * height,
                    width + 2 * margin, height};
    if (!away) frame.note = rect;
    if (react(frame, "note", rect, !away).clicked) text_put_away() = hash;
    // The card moves behind the panel.
    const float end = there < 1 ? board.bottom() + 0.3f * u : frame.state.screen.window.height;
    frame.draw.PushClipRect({board.x - u, board.y}, {board.right() + u, end}, true);
    card(frame, rect, u);
    // A handle, which shows that the card can be pushed away.
    fill(frame, {rect.centre().x - u, rect.y + 0.35f * u, 2 * u, 0.2f * u}, 0.1f * u,
         pack(frame.theme.muted, 0.5f));
    paragraph(frame, Type::kCaption, {rect.x + margin, rect.y + margin}, width,
              pack(frame.theme.muted), text);
    frame.draw.PopClipRect();
}

// The room for the words of the status.
struct Room {
    Rect title;
    float bottom;         // of the panel
    float below_answers;  // from here on down the whole width is free
};

Room room_of(const Screen& screen, float left) {
    const Rect inner = screen.status;
    const Rect answers = screen.answers;
    const float u = screen.unit;
    const float gap = 0.3f * u;
    Room room{{inner.x + left, inner.y, inner.width - left}, inner.bottom() + gap, inner.y};
    // The slider or the curve may be at the lower end of the panel.
    for (const Rect& below : {screen.slider, screen.curve})
        if (below.width > 0 && below.y < inner.bottom()) room.bottom = below.y;
    if (answers.width == 0) return room;
    room.below_answers = answers.bottom() + gap;
    room.title.width -= answers.width + 0.5f * u;
    // If the answers take too much of the width, the words begin below them.
    if (room.title.width < 5 * u) room.title = {inner.x, room.below_answers, inner.width};
    return room;
}

// True if all words fit. For proofs see below.
bool has_room(const Frame& frame, const words::Status& status, const Room& room) {
    if (!left_out_of_heading(frame).empty()) return false;
    const float title = paragraph_height(frame, Type::kStrong, room.title.width, status.title);
    if (room.title.y + title > room.bottom + 1) return false;
    if (frame.state.screen.needs.proof || status.text.empty()) return true;
    const float under = room.title.y + title + 0.2f * frame.unit;
    return under + paragraph_height(frame, Type::kCaption, room.title.width, status.text) <=
           room.bottom + 1;
}

// The same in an area that scrolls, together with what does not fit into the heading.
void draw_scrolled(Frame& frame, const words::Status& status, const Rect& area_rect) {
    const float u = frame.unit;
    const std::string above = left_out_of_heading(frame);
    const float gap = 0.2f * u;
    const auto height = [&](Type type, const std::string& text) {
        return text.empty() ? 0 : paragraph_height(frame, type, area_rect.width, text) + gap;
    };
    const float content = height(Type::kStrong, status.title) +
                          height(Type::kCaption, status.text) + height(Type::kCaption, above);
    // A new text begins at its top.
    int& shown = *ImGui::GetStateStorage()->GetIntRef(WidgetId("shown").value());
    const auto hash = static_cast<int>(WidgetId(status.title + status.text + above).value());
    if (std::exchange(shown, hash) != hash)
        ImGui::GetStateStorage()->SetFloat(WidgetId("scroll").value(), 0);
    ScrollArea area(frame, area_rect, content);
    float y = area.top();
    const auto add = [&](Type type, ImU32 colour, const std::string& text) {
        if (text.empty()) return;
        y += paragraph(frame, type, {area_rect.x, y}, area_rect.width, colour, text) + gap;
    };
    add(Type::kStrong, pack(tone_colour(frame.theme, status.tone)), status.title);
    add(Type::kCaption, pack(frame.theme.muted), status.text);
    add(Type::kCaption, pack(frame.theme.muted), above);
}

// True if the area is large enough for reading scrolled text: a few lines of a few words.
bool can_scroll_in(const Frame& frame, const Rect& area) {
    return area.width >= 5 * frame.unit && area.height >= 2 * line_height(frame, Type::kCaption);
}

// Draws the text on a card over the board; or, once it was put away, lets a tap on the panel bring
// it back.
void draw_note_or_way_back(Frame& frame, std::string_view text, std::string_view topic,
                           const Rect& panel) {
    const auto hash = static_cast<int>(WidgetId(topic).value());
    draw_note(frame, text, hash);
    if (text_put_away() == hash && react(frame, "words", panel, true).clicked) text_put_away() = 0;
}

// Title and text. The first line is narrower because of the icon and the answers.
void draw_words(Frame& frame, const words::Status& status, float left) {
    const Screen& screen = frame.state.screen;
    const Rect inner = screen.status;
    const float u = frame.unit;
    const Room room = room_of(screen, left);
    const Rect& first = room.title;
    const float bottom = room.bottom;
    const ImU32 colour = pack(tone_colour(frame.theme, status.tone));
    if (!has_room(frame, status, room)) {
        const Rect area{first.x, first.y, first.width, std::max(bottom - first.y, 0.0f)};
        if (can_scroll_in(frame, area)) return draw_scrolled(frame, status, area);
        // A title that was put away stays so if only its text changes.
        return draw_note_or_way_back(
            frame, status.title + (status.text.empty() ? "" : " ") + status.text, status.title,
            {inner.x, inner.y, inner.width - screen.answers.width, inner.height});
    }
    const float title = paragraph(frame, Type::kStrong, {first.x, first.y}, first.width, colour,
                                  status.title, bottom);
    const bool roomy = screen.needs.proof;
    if (!roomy) text_put_away() = 0;
    if (status.text.empty()) return;
    // A proof takes all the width, and the larger type if it fits.
    const float under = first.y + title + (roomy ? 0.3f : 0.2f) * u;
    const float x = roomy ? inner.x : first.x;
    const Rect beside{x, under, first.right() - x};
    const Rect whole{inner.x, std::max(under, room.below_answers), inner.width};
    const ImU32 quiet = pack(frame.theme.muted);
    for (const Type type : {roomy ? Type::kBody : Type::kCaption, Type::kCaption})
        for (const Rect& place : {roomy ? whole : beside, beside}) {
            const float height = paragraph_height(frame, type, place.width, status.text);
            if (place.y + height > bottom + 1) continue;
            paragraph(frame, type, {place.x, place.y}, place.width, quiet, status.text);
            return;
        }
    const Rect& place =
        whole.width * (bottom - whole.y) > beside.width * (bottom - beside.y) ? whole : beside;
    const Rect area{place.x, place.y, place.width, std::max(bottom - place.y, 0.0f)};
    if (can_scroll_in(frame, area)) return draw_scrolled(frame, {.text = status.text}, area);
    draw_note_or_way_back(frame, status.text, status.text,
                          {inner.x, first.y, first.right() - inner.x, bottom - first.y});
}

}  // namespace

void draw_status(Frame& frame) {
    const IdScope scope("status");
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const words::Status status = words::status(frame.state);
    const bool over = frame.state.screen.needs.over;
    const char* icon = icon_of(status.tone, over);
    const Point corner{inner.x + 0.7f * u, inner.y + 0.62f * u};
    // No room if the answers take the whole width.
    const bool beside = inner.width - frame.state.screen.answers.width > 2 * u;
    const bool signs = beside && (icon != nullptr || status.thinking);
    if (!signs) {
        draw_words(frame, status, 0);
        return;
    }
    if (status.thinking)
        draw_spinner(frame, corner, 0.55f * u);
    else
        glyph(frame, corner, 1.35f * u, pack(tone_colour(frame.theme, status.tone)), icon);
    draw_words(frame, status, 2.1f * u);
}

}  // namespace peg
