// SPDX-License-Identifier: MIT
#include "ui/sheets/cards.h"

#include <algorithm>
#include <array>

#include "app/kit/command.h"
#include "app/kit/command_standing.h"
#include "ui/render/picture.h"
#include "ui/widgets/controls.h"
#include "words/phrases.h"

namespace peg {

namespace {

// Steps that rise to the right, from `corner` on, which is their lower left one.
void draw_steps(const Frame& frame, Point corner, const std::vector<bool>& steps) {
    const float u = frame.unit;
    const float width = 0.3f * u;
    const float pitch = 0.42f * u;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const float height = (0.45f + 0.3f * static_cast<float>(i)) * u;
        const float x = corner.x + static_cast<float>(i) * pitch;
        const Rect step{x, corner.y - height, width, height};
        if (steps[i])
            fill(frame, step, 0.1f * u, pack(frame.theme.good));
        else
            outline(frame, step, 0.1f * u, 1, pack(frame.theme.muted, 0.7f));
    }
}

}  // namespace

bool picture_card(Frame& frame, int id, const std::string& choice, const Rect& rect,
                  const CardFace& face) {
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const float radius = kControlRadius * u;
    const Reaction reaction = react(frame, id, rect, true);
    const Colour surface =
        blend(theme.control, theme.text, 0.06f * reaction.hover + 0.08f * reaction.held);
    fill(frame, rect, radius, pack(surface));
    if (face.current || theme.plain)
        outline(frame, rect, radius, face.current ? 2.5f : 1.0f,
                pack(face.current ? theme.accent : theme.line));
    const float words = (face.detail.empty() ? 1.6f : 2.6f) * u;
    const Rect picture{rect.x, rect.y, rect.width, rect.height - words};
    board_picture(
        frame, picture.shrunk(0.5f * u),
        {face.picture.board, face.picture.position, only_goal(face.picture.finish).value_or(0)});
    const Point middle = rect.centre();
    const float room = rect.width - 0.5f * u;
    fitted_text(frame, Type::kLabel, {middle.x, rect.bottom() - words}, room,
                pack(face.current ? theme.accent : theme.text), face.title, Align::kCentre);
    if (!face.detail.empty())
        fitted_text(frame, Type::kCaption, {middle.x, rect.bottom() - 1.45f * u}, room,
                    pack(theme.muted), face.detail, Align::kCentre);
    if (face.icon != nullptr) {
        const Point corner{rect.right() - 1.1f * u, rect.y + 1.1f * u};
        frame.draw.AddCircleFilled(vec(corner), 0.75f * u, pack(theme.good));
        glyph(frame, corner, u, pack(theme.card), face.icon);
        draw_steps(frame, {rect.x + 0.45f * u, corner.y + 0.7f * u}, face.steps);
    }
    place_choice(frame, choice, rect);
    return reaction.clicked;
}

Rect draw_tabs(Frame& frame, const Rect& inside) {
    constexpr std::array kTabs{"boards", "problems", "figures"};
    constexpr int kTabsKey = 1 << 15;
    const float u = frame.unit;
    const float height = std::max(kLeastTarget, 2.75f * u);
    const Rect rect{inside.x, inside.y, std::min(inside.width, kTabsWidth * u), height};
    int current = 0;
    for (int i = 0; i < 3; ++i)
        if (pressed(frame.state, kTabs[static_cast<std::size_t>(i)]).value_or(false)) current = i;
    if (const auto clicked = segmented(
            frame, kTabsKey, rect,
            {phrase::sheet::boards(), phrase::sheet::problems(), phrase::sheet::figures()},
            current))
        if (*clicked != current)
            frame.intents.emplace_back(Run{kTabs[static_cast<std::size_t>(*clicked)]});
    for (int i = 0; i < 3 && !frame.covered; ++i) {
        const Command command = kTabs[static_cast<std::size_t>(i)];
        const Rect tab = grid_cell(rect, 3, 1, i, 0);
        frame.widgets.commands.emplace_back(command.id, tab);
        if (frame.state.hand.focused == command.id) focus_ring(frame, tab, kControlRadius * u);
    }
    const float used = height + 0.75f * u;
    return {inside.x, inside.y + used, inside.width, inside.height - used};
}

}  // namespace peg
