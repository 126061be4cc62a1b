// SPDX-License-Identifier: MIT
// The boards of the player's own and those of the catalogue, each as a small picture of its
// problem. The pictures are sized so that all boards are in sight; only where they would be too
// small for their names they scroll.

#include <algorithm>
#include <string>

#include "app/features/draw/draw_words.h"
#include "app/kit/command_standing.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "app/model/natural_problem.h"
#include "assets/icons.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "ui/panels/panels.h"
#include "ui/sheets/cards.h"

namespace peg {

namespace {

const std::vector<BoardAndProblem>& boards() {
    static const std::vector<BoardAndProblem> all = [] {
        std::vector<BoardAndProblem> list;
        for (const CatalogueEntry& entry : catalogue())
            if (auto board = parse_board_name(entry.name)) list.push_back(*std::move(board));
        return list;
    }();
    return all;
}

constexpr int kCatalogueKey = 1 << 13;
constexpr int kOwnKey = kCatalogueKey + 256;
constexpr int kForgetKey = kOwnKey + static_cast<int>(kMostOwnBoards);

// What can be done with boards: beside the tabs, which are at the top of `sheet`, where there is
// room, else below them; returns the room that is left of `inside`, which lies below the tabs.
Rect draw_board_commands(Frame& frame, const Rect& sheet, const Rect& inside) {
    std::vector<Command> list;
    for (const Command command : {Command("draw_board"), Command("bring_back")})
        if (applies(frame.state, command)) list.push_back(command);
    if (list.empty()) return inside;
    const float u = frame.unit;
    const float height = std::max(kLeastTarget, 2.75f * u);
    const int columns = static_cast<int>(list.size());
    const float beside = sheet.width - kTabsWidth * u - u;
    if (beside >= static_cast<float>(columns) * 11 * u) {
        const Rect row{sheet.right() - beside, sheet.y, beside, height};
        command_grid(frame, list, row, columns, 0.5f * u, ButtonStyle::kRow);
        return inside;
    }
    const Rect row{inside.x, inside.y, inside.width, height};
    command_grid(frame, list, row, columns, 0.5f * u, ButtonStyle::kRow);
    const float used = height + 0.6f * u;
    return {inside.x, inside.y + used, inside.width, inside.height - used};
}

// A board of the player's own, with a button that removes it.
void draw_own_board(Frame& frame, std::size_t place, const Rect& cell) {
    const OwnBoard& own = frame.state.kept.own_boards[place];
    const auto board = parse_board(own.text);
    const auto problem = board ? natural_problem(board->board) : std::nullopt;
    if (!problem) return;
    const std::string number = std::to_string(place);
    const int key = static_cast<int>(place);
    const std::string name = words::own_board(own);
    const float side = std::max(kLeastTarget, 2.25f * frame.unit);
    const Rect remove{cell.right() - side, cell.y, side, side};
    const ButtonFace face{icon::kX, "", true, false};
    // First, so that the pointer finds it in front of the card.
    const bool removed = button(frame, kForgetKey + key, remove, ButtonStyle::kIcon, face);
    const CardFace card{name,
                        {},
                        nullptr,
                        frame.state.played.board_text == own.text,
                        {board->board, problem->start, problem->finish}};
    const bool opened = picture_card(frame, kOwnKey + key, "own:" + number, cell, card);
    glyph(frame, remove.centre(), 1.1f * frame.unit, pack(frame.theme.muted), icon::kX);
    place_choice(frame, "forget:" + number, remove);
    if (removed)
        frame.intents.emplace_back(Choose{"forget:" + number});
    else if (opened)
        frame.intents.emplace_back(Choose{"own:" + number});
}

void draw_catalogue_board(Frame& frame, std::size_t index, const Rect& cell) {
    const CatalogueEntry& entry = catalogue()[index];
    const BoardAndProblem& board = boards()[index];
    const std::string id = "board:" + std::string(entry.name);
    const std::string title = words::board_title(frame.state, entry.name);
    const CardFace face{title,
                        {},
                        nullptr,
                        frame.state.played.board_text == entry.name,
                        {board.board, board.classic.start, board.classic.finish}};
    if (picture_card(frame, kCatalogueKey + static_cast<int>(index), id, cell, face))
        frame.intents.emplace_back(Choose{id});
}

}  // namespace

void draw_boards(Frame& frame) {
    const Rect sheet = sheet_card(frame, sheet_title(frame.state, "boards"));
    const Rect inside = draw_board_commands(frame, sheet, draw_tabs(frame, sheet));
    const float u = frame.unit;
    const std::size_t own = frame.state.kept.own_boards.size();
    const int count = static_cast<int>(own + boards().size());
    const float gap = 0.5f * u;
    constexpr int kBoardsScrollKey = (1 << 18) + 32;
    const float least = 6.5f * u;  // of a card, in both directions
    const int most = std::max(2, static_cast<int>((inside.width + gap) / (least + gap)));
    const int columns = std::min(best_columns(count, inside.width, inside.height, 1.05f), most);
    const int rows = (count + columns - 1) / columns;
    const float height = std::max(inside.height, static_cast<float>(rows) * (least + gap) - gap);
    ScrollArea area(frame, kBoardsScrollKey, inside, height);
    const Rect content{inside.x, area.top(), inside.width, height};
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const Rect cell = grid_cell(content, columns, rows, i, gap);
        const bool is_own = index < own;
        const std::size_t place = is_own ? own - 1 - index : index - own;
        if (is_own) {
            area.follow_focus("own:" + std::to_string(place), cell);
            area.follow_focus("forget:" + std::to_string(place), cell);
        } else {
            area.follow_focus("board:" + std::string(catalogue()[place].name), cell);
        }
        if (!area.shows(cell)) continue;
        is_own ? draw_own_board(frame, place, cell) : draw_catalogue_board(frame, place, cell);
    }
}

}  // namespace peg
