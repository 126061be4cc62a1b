// SPDX-License-Identifier: MIT
// The boards of the catalogue, each as a small picture of its classic problem. The pictures are
// sized so that all boards are in sight; only where they would be too small for their names they
// scroll.

#include <algorithm>
#include <string>

#include "app/words/sheet_words.h"
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

}  // namespace

void draw_boards(Frame& frame) {
    const Rect inside =
        draw_tabs(frame, sheet_card(frame, words::title(frame.state, Sheet::kBoards)));
    const float u = frame.unit;
    const int count = static_cast<int>(boards().size());
    const float gap = 0.5f * u;
    constexpr int kScrollKey = (1 << 18) + 32;
    const float least = 6.5f * u;  // of a card, in both directions
    const int most = std::max(2, static_cast<int>((inside.width + gap) / (least + gap)));
    const int columns = std::min(best_columns(count, inside.width, inside.height, 1.05f), most);
    const int rows = (count + columns - 1) / columns;
    const float height = std::max(inside.height, static_cast<float>(rows) * (least + gap) - gap);
    ScrollArea area(frame, kScrollKey, inside, height);
    const Rect content{inside.x, area.top(), inside.width, height};
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const CatalogueEntry& entry = catalogue()[index];
        const Rect cell = grid_cell(content, columns, rows, i, gap);
        const std::string id = "board:" + std::string(entry.name);
        area.follow_focus(id, cell);
        if (!area.shows(cell)) continue;
        const bool current = frame.state.board_text == entry.name;
        const BoardAndProblem& board = boards()[index];
        const CardFace face{entry.title,
                            {},
                            nullptr,
                            current,
                            {board.board, board.classic.start, board.classic.finish}};
        if (picture_card(frame, 1 << 13 | i, id, cell, face))
            frame.intents.emplace_back(Choose{id});
    }
}

}  // namespace peg
