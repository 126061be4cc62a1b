// SPDX-License-Identifier: MIT
// The status: a title and a text that say what happened last, how the game stands, or that the
// solver thinks. The buttons that answer it have seats there (seats_panel.cpp).

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/words/words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

void draw_spinner(Frame& frame, Point centre, float radius) {
    constexpr float kTurn = 2 * std::numbers::pi_v<float>;
    const bool still = frame.state.environment.reduced_motion;
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

// A text that has no room in the panel, on a card over the lower end of the board.
void draw_note(const Frame& frame, std::string_view text) {
    const Rect board = frame.state.screen.board;
    const float u = frame.unit;
    const float margin = 0.9f * u;
    const float width = std::min(board.width - u, 34 * u) - 2 * margin;
    const float words = paragraph_height(frame, Type::kCaption, width, text);
    const float height = std::min(words + 2 * margin, board.height);
    const Rect rect{board.centre().x - width / 2 - margin, board.bottom() - height,
                    width + 2 * margin, height};
    card(frame, rect, u);
    frame.draw.PushClipRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, true);
    paragraph(frame, Type::kCaption, {rect.x + margin, rect.y + margin}, width,
              pack(frame.theme.muted), text);
    frame.draw.PopClipRect();
}

// Title and text. Icon and answers leave less room to the first line.
void draw_words(const Frame& frame, const words::Status& status, float left) {
    const Screen& screen = frame.state.screen;
    const Rect inner = screen.status;
    const Rect answers = screen.answers;
    const float u = frame.unit;
    const float gap = 0.3f * u;
    // The slider or the curve may lie at the lower end of the panel.
    float bottom = inner.bottom() + gap;
    for (const Rect& below : {screen.slider, screen.curve})
        if (below.width > 0 && below.y < inner.bottom()) bottom = below.y;
    const float below_answers = answers.width > 0 ? answers.bottom() + gap : inner.y;
    Rect first{inner.x + left, inner.y, inner.width - left};
    if (answers.width > 0) first.width -= answers.width + 0.5f * u;
    // Where the answers leave too little room beside them, the words stand below.
    if (first.width < 5 * u) first = {inner.x, below_answers, inner.width};
    const ImU32 colour = pack(tone_colour(frame.theme, status.tone));
    const float title = paragraph(frame, Type::kStrong, {first.x, first.y}, first.width, colour,
                                  status.title, bottom);
    if (status.text.empty()) return;
    // A proof takes the whole width, and the larger type if it fits.
    const bool roomy = screen.needs.proof;
    Rect below{first.x, first.y + title + 0.2f * u, first.width};
    if (roomy) below = {inner.x, std::max(below.y + 0.1f * u, below_answers), inner.width};
    const ImU32 quiet = pack(frame.theme.muted);
    for (const Type type : {roomy ? Type::kBody : Type::kCaption, Type::kCaption}) {
        const float height = paragraph_height(frame, type, below.width, status.text);
        if (below.y + height > bottom + 1) continue;
        paragraph(frame, type, {below.x, below.y}, below.width, quiet, status.text);
        return;
    }
    if (roomy) return draw_note(frame, status.text);
    // As many lines as there is room for, below the answers where that is more.
    const float beside = first.width * (bottom - below.y);
    if (inner.width * (bottom - std::max(below.y, below_answers)) > beside)
        below = {inner.x, std::max(below.y, below_answers), inner.width};
    if (below.y + frame.fonts.size(Type::kCaption) > bottom + 1) return;
    paragraph(frame, Type::kCaption, {below.x, below.y}, below.width, quiet, status.text, bottom);
}

}  // namespace

void draw_status(Frame& frame) {
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const words::Status status = words::status(frame.state);
    const bool over = frame.state.screen.needs.over;
    const char* icon = icon_of(status.tone, over);
    const Point corner{inner.x + 0.7f * u, inner.y + 0.62f * u};
    // Where the answers take the whole width there is no room for it.
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
