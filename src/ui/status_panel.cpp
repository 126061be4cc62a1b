// SPDX-License-Identifier: MIT
// What is going on, in words: the last thing said, how the game stands, or that the solver thinks.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/icons.h"
#include "ui/model/words.h"
#include "ui/panels.h"

namespace peg {

namespace {

constexpr float kAnswerHeight = 3.15f;  // units below the top of the words

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
        case Tone::kGood: return icon::kTrophy;
        case Tone::kBad: return finished ? icon::kRotateCcw : icon::kX;
    }
    return nullptr;
}

Colour colour_of(const Theme& theme, Tone tone) {
    switch (tone) {
        case Tone::kPlain: return theme.text;
        case Tone::kHint: return theme.accent;
        case Tone::kGood: return theme.good;
        case Tone::kBad: return theme.bad;
    }
    return theme.text;
}

// What can be done about a lost position, or the tutorial, at the right; returns the width that
// takes.
float draw_answers(Frame& frame) {
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const float tile = 3.25f * u;
    const float gap = 0.25f * u;
    // Lying, what is above is close, and a tile is seen.
    const float lift = frame.state.screen.form == Form::kLying ? 0 : 0.35f * u;
    const float height = std::min(kAnswerHeight * u + lift, inner.height + u);
    float used = 0;
    for (const Command command : {Command::kSkip, Command::kGoBack, Command::kWhy}) {
        if (!applies(frame.state, command)) continue;
        command_button(frame, command, {inner.right() - used - tile, inner.y - lift, tile, height},
                       ButtonStyle::kTile);
        used += tile + gap;
    }
    return used;
}

// What has no room in the panel: a card over the lower end of the board, as high as it must be.
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

// While the solver thinks, in their place.
float draw_stop(Frame& frame) {
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const float width = 5.2f * u;
    command_button(frame, Command::kStop,
                   {inner.right() - width, inner.y - 0.35f * u, width, 2.6f * u},
                   ButtonStyle::kPlain);
    return width + 0.5f * u;
}

// Between what stands at the left and at the right of the first line.
void draw_words(const Frame& frame, const words::Status& status, float left, float right) {
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const float answers = inner.y + (kAnswerHeight + 0.3f) * u;
    Rect first{inner.x + left, inner.y, inner.width - left - right};
    // Buttons that leave too little beside them have the words below.
    if (right > 0 && first.width < 5 * u) first = {inner.x, answers, inner.width};
    const ImU32 colour = pack(colour_of(frame.theme, status.tone));
    const float title =
        paragraph(frame, Type::kStrong, {first.x, first.y}, first.width, colour, status.title);
    if (status.text.empty()) return;
    // A long text has the whole width, and is larger if it can be.
    const bool wordy = frame.state.screen.wordy;
    Rect below{first.x, first.y + title + 0.2f * u, first.width};
    if (wordy) below = {inner.x, std::max(below.y + 0.1f * u, answers), inner.width};
    for (const Type type : {wordy ? Type::kBody : Type::kCaption, Type::kCaption}) {
        const float height = paragraph_height(frame, type, below.width, status.text);
        if (below.y + height > inner.bottom() + 0.5f * u) continue;
        paragraph(frame, type, {below.x, below.y}, below.width, pack(frame.theme.muted),
                  status.text);
        return;
    }
    if (wordy) draw_note(frame, status.text);
}

}  // namespace

void draw_status(Frame& frame) {
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const words::Status status = words::status(frame.state);
    const bool over = frame.state.game.status() != Game::Status::kPlaying;
    const char* icon = icon_of(status.tone, over);
    const Point corner{inner.x + 0.7f * u, inner.y + 0.62f * u};
    if (status.thinking)
        draw_spinner(frame, corner, 0.55f * u);
    else if (icon != nullptr)
        glyph(frame, corner, 1.35f * u, pack(colour_of(frame.theme, status.tone)), icon);
    const float left = icon != nullptr || status.thinking ? 2.1f * u : 0;
    const float right = status.thinking ? draw_stop(frame) : draw_answers(frame);
    draw_words(frame, status, left, right);
    // On a phone held upright the player's panel has no room for it.
    if (frame.state.player && frame.state.screen.form == Form::kUpright)
        draw_scrubber(frame, {inner.x, inner.bottom() + 0.5f * u - kSliderHeight * u, inner.width,
                              kSliderHeight * u});
}

}  // namespace peg
