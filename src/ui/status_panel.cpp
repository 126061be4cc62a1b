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

// What can be done about a lost position, at the right; returns the width that takes.
float draw_answers(Frame& frame, bool thinking) {
    if (thinking) return 0;
    const Rect inner = frame.state.screen.status;
    const float u = frame.unit;
    const float tile = 3.25f * u;
    const float gap = 0.25f * u;
    float used = 0;
    for (const Command command : {Command::kGoBack, Command::kWhy}) {
        if (!applies(frame.state, command)) continue;
        if (frame.state.why && command == Command::kGoBack) continue;  // room for the words
        const float height = std::min(3.5f * u, inner.height + u);
        command_button(frame, command,
                       {inner.right() - used - tile, inner.y - 0.35f * u, tile, height},
                       ButtonStyle::kTile);
        used += tile + gap;
    }
    return used;
}

}  // namespace

void draw_status(Frame& frame) {
    const Rect inner = frame.state.screen.status;
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const words::Status status = words::status(frame.state);
    const bool over = frame.state.game.status() != Game::Status::kPlaying;
    const char* icon = icon_of(status.tone, over);
    const float indent = icon != nullptr || status.thinking ? 2.1f * u : 0;
    const Point corner{inner.x + 0.7f * u, inner.y + 0.62f * u};
    if (status.thinking)
        draw_spinner(frame, corner, 0.55f * u);
    else if (icon != nullptr)
        glyph(frame, corner, 1.35f * u, pack(colour_of(theme, status.tone)), icon);

    const float beside = draw_answers(frame, status.thinking);
    float width = inner.width - indent - beside;
    if (status.thinking) {
        const float button = 5.2f * u;
        command_button(frame, Command::kStop,
                       {inner.right() - button, inner.y - 0.35f * u, button, 2.6f * u},
                       ButtonStyle::kPlain);
        width -= button + 0.5f * u;
    }
    const float x = inner.x + indent;
    float y = inner.y;
    // Foreign input can make a message of any length: what does not fit in larger type is set in
    // smaller, and no more of it shown than there is room for.
    const bool small = paragraph_height(frame, Type::kStrong, width, status.title) > inner.height;
    frame.draw.PushClipRect({inner.x, inner.y}, {inner.right(), inner.bottom()}, true);
    y += paragraph(frame, small ? Type::kCaption : Type::kStrong, {x, y}, width,
                   pack(colour_of(theme, status.tone)), status.title);
    if (!status.text.empty())
        paragraph(frame, Type::kCaption, {x, y + 0.2f * u}, width, pack(theme.muted), status.text);
    frame.draw.PopClipRect();
}

}  // namespace peg
