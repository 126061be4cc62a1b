// SPDX-License-Identifier: MIT
// The sheet Library: the games that are kept, each a row with its picture, to go on with or to
// remove; above them what can be done, all of it scrolling.

#include <algorithm>
#include <array>

#include "app/features/library/keep.h"
#include "app/features/library/library_words.h"
#include "app/kit/command_standing.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/sheet_words.h"
#include "assets/icons.h"
#include "ui/panels/panels.h"
#include "ui/render/picture.h"

namespace peg {

namespace {

constexpr int kLibraryScrollKey = (1 << 18) + 224;
constexpr int kGameKey = 1 << 19;
constexpr int kRemoveKey = kGameKey + (1 << 16);

void draw_game(Frame& frame, std::size_t place, const Rect& row) {
    const PlayedGame& game = frame.state.kept.library.games()[place];
    const Theme& theme = frame.theme;
    const float u = frame.unit;
    const std::string number = std::to_string(place);
    const int key = static_cast<int>(place);
    const float side = row.height;
    const Rect remove{row.right() - side, row.y, side, side};
    const Rect open{row.x, row.y, row.width - side - 0.25f * u, row.height};

    const Reaction reaction = react(frame, kGameKey + key, open, true);
    const Colour surface =
        blend(theme.control, theme.text, 0.06f * reaction.hover + 0.08f * reaction.held);
    fill(frame, open, kControlRadius * u, pack(surface));
    if (theme.plain) outline(frame, open, kControlRadius * u, 1, pack(theme.line));
    const Rect picture = Rect{open.x, open.y, side, side}.shrunk(0.3f * u);
    const Bits finish = only_goal(game.game.problem().finish).value_or(0);
    board_picture(frame, picture, {game.game.board(), game.game.position(), finish});
    const Point at{open.x + side + 0.4f * u, open.centre().y - 1.15f * u};
    const float room = open.right() - at.x - 0.5f * u;
    fitted_text(frame, Type::kLabel, at, room, pack(theme.text),
                words::game_title(frame.state, game));
    fitted_text(frame, Type::kCaption, {at.x, at.y + 1.25f * u}, room, pack(theme.muted),
                words::game_detail(game));
    if (reaction.clicked) frame.intents.emplace_back(Choose{"game:" + number});
    place_choice(frame, "game:" + number, open);

    const ButtonFace face{icon::kX, "", true, false};
    if (button(frame, kRemoveKey + key, remove, ButtonStyle::kIcon, face))
        frame.intents.emplace_back(Choose{"remove:" + number});
    place_choice(frame, "remove:" + number, remove);
}

// Draws from `area` on, or only finds how high all is, where there is none.
float lay_out(Frame& frame, const Rect& inside, ScrollArea* area) {
    const float u = frame.unit;
    const float gap = 0.4f * u;
    const float button_height = std::max(kLeastTarget, 2.75f * u);
    const float top = area != nullptr ? area->top() : 0;
    float y = top;
    std::vector<Command> commands{"save", "search", "export", "import"};
    if (applies(frame.state, "bring_back")) commands.push_back("bring_back");
    const int columns = std::clamp(static_cast<int>(inside.width / (10 * u)), 1, 4);
    const int rows = (static_cast<int>(commands.size()) + columns - 1) / columns;
    const Rect grid{inside.x, y, inside.width,
                    static_cast<float>(rows) * (button_height + gap) - gap};
    for (std::size_t i = 0; i < commands.size() && area != nullptr; ++i) {
        const Rect cell = grid_cell(grid, columns, rows, static_cast<int>(i), gap);
        area->follow_focus(commands[i].id, cell);
        if (area->shows(cell)) command_button(frame, commands[i], cell, ButtonStyle::kRow);
    }
    y += grid.height + 0.6f * u;

    const std::string tally = words::library_tally(frame.state);
    const float words = paragraph_height(frame, Type::kCaption, inside.width, tally);
    if (area != nullptr)
        paragraph(frame, Type::kCaption, {inside.x, y}, inside.width, pack(frame.theme.muted),
                  tally);
    y += words + 0.4f * u;

    const float height = std::max(kLeastTarget, 3.75f * u);
    const int abreast = std::clamp(static_cast<int>(inside.width / (20 * u)), 1, 3);
    const std::vector<std::size_t> places = sought_games(frame.state);
    const int lines = (static_cast<int>(places.size()) + abreast - 1) / abreast;
    const Rect list{inside.x, y, inside.width, static_cast<float>(lines) * (height + gap)};
    for (std::size_t i = 0; i < places.size() && area != nullptr; ++i) {
        const Rect row = grid_cell({list.x, list.y, list.width, list.height - gap}, abreast, lines,
                                   static_cast<int>(i), gap);
        area->follow_focus("game:" + std::to_string(places[i]), row);
        area->follow_focus("remove:" + std::to_string(places[i]), row);
        if (area->shows(row)) draw_game(frame, places[i], row);
    }
    return y + list.height - top;
}

}  // namespace

void draw_library(Frame& frame) {
    const float height = lay_out(frame, {0, 0, sheet_room(frame).width, 0}, nullptr);
    const Rect inside = sheet_card(frame, sheet_title(frame.state, "library"), height);
    ScrollArea area(frame, kLibraryScrollKey, inside, height);
    lay_out(frame, inside, &area);
}

}  // namespace peg
