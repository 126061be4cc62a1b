// SPDX-License-Identifier: MIT
// Which board this is, what is aimed at, and how far it has come.

#include <algorithm>
#include <string>

#include "assets/icons.h"
#include "ui/model/words.h"
#include "ui/panels.h"

namespace peg {

namespace {

// The board's name, which is also the button that offers the others.
void draw_title(Frame& frame, const Rect& rect, Type type) {
    const float u = frame.unit;
    const std::string title = words::title(frame.state);
    const Rect target{rect.x - 0.5f * u, rect.y, rect.width + 0.5f * u, rect.height};
    const Reaction reaction =
        react(frame, static_cast<int>(Command::kBoards) | 1 << 10, target, true);
    if (reaction.clicked) frame.intents.emplace_back(Run{Command::kBoards});
    fill(frame, target, 0.75f * u,
         pack(blend(frame.theme.control, frame.theme.text, 0.06f * reaction.held), reaction.hover));
    const float size = frame.fonts.size(type);
    const float y = rect.centre().y - size / 2;
    text(frame, type, {rect.x, y}, pack(frame.theme.text), title);
    const float x = rect.x + text_width(frame, type, title) + 0.9f * u;
    glyph(frame, {x, rect.centre().y + 0.06f * u}, 1.1f * u, pack(frame.theme.muted),
          icon::kChevronDown);
}

// Returns its right edge.
float draw_goal(Frame& frame, Point at) {
    const Game& game = frame.state.game;
    const float u = frame.unit;
    const float middle = at.y + line_height(frame, Type::kCaption) / 2;
    glyph(frame, {at.x + 0.5f * u, middle - 0.05f * u}, u, pack(frame.theme.muted), icon::kTarget);
    const std::string goal = words::goal(game.board(), game.problem().finish);
    text(frame, Type::kCaption, {at.x + 1.4f * u, at.y}, pack(frame.theme.muted), goal);
    return at.x + 1.4f * u + text_width(frame, Type::kCaption, goal);
}

Colour colour_of(const Theme& theme, Tone tone) {
    return tone == Tone::kGood ? theme.good : tone == Tone::kBad ? theme.bad : theme.muted;
}

// The coach's verdict; `right` is where its right edge ends, at the middle of its height. Where it
// would reach over `left` its sign is enough.
void draw_badge(const Frame& frame, float left, Point right) {
    const auto badge = words::badge(frame.state);
    if (!badge) return;
    const Colour colour = colour_of(frame.theme, badge->tone);
    const char* sign = badge->tone == Tone::kGood  ? icon::kCheck
                       : badge->tone == Tone::kBad ? icon::kX
                                                   : nullptr;
    ChipFace face{sign, badge->text, colour, blend(frame.theme.card, colour, 0.14f)};
    if (right.x - chip_width(frame, face) < left) face.text = sign != nullptr ? "" : "?";
    chip(frame, {right.x - chip_width(frame, face), right.y - chip_height(frame) / 2}, face);
}

}  // namespace

void draw_heading(Frame& frame) {
    const Rect rect = frame.state.screen.heading;
    const Game& game = frame.state.game;
    const float u = frame.unit;
    const int left = peg_count(game.position());
    const std::string number = std::to_string(left);
    const char* unit_word = left == 1 ? "peg left" : "pegs left";

    if (frame.state.screen.form != Form::kDesk) {
        const float number_width = 3.6f * u;
        draw_title(frame, {rect.x, rect.y, rect.width - number_width - u, 1.9f * u},
                   Type::kHeading);
        const float goal = draw_goal(frame, {rect.x, rect.y + 1.9f * u});
        const float x = rect.right();
        draw_badge(frame, goal + 0.25f * u, {x - number_width - 0.25f * u, rect.y + 2.4f * u});
        text(frame, Type::kTitle, {x, rect.y}, pack(frame.theme.text), number, Align::kRight);
        text(frame, Type::kCaption, {x, rect.y + 1.9f * u}, pack(frame.theme.muted), unit_word,
             Align::kRight);
        return;
    }
    draw_title(frame, {rect.x, rect.y, rect.width, 2.5f * u}, Type::kTitle);
    draw_goal(frame, {rect.x, rect.y + 2.75f * u});
    const float base = rect.y + 4.75f * u;
    text(frame, Type::kNumber, {rect.x - 0.1f * u, base}, pack(frame.theme.text), number);
    text(frame, Type::kBody,
         {rect.x + text_width(frame, Type::kNumber, number) + 0.5f * u, base + 1.72f * u},
         pack(frame.theme.muted), unit_word);
    draw_badge(frame, rect.x, {rect.right(), base + 2.25f * u});
    const int start = peg_count(game.problem().start);
    const float done =
        start > 1 ? static_cast<float>(start - left) / static_cast<float>(start - 1) : 1.0f;
    constexpr int kDoneKey = 1 << 11;
    progress_bar(frame, {rect.x, rect.bottom() - 0.85f * u, rect.width, 0.35f * u},
                 eased(frame, kDoneKey, std::min(done, 1.0f), 10));
}

}  // namespace peg
