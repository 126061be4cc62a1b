// SPDX-License-Identifier: MIT
// The catalogue, each board as a small picture of its classic problem. Sized so that all of it is
// in sight: nothing to scroll.

#include <string>

#include "core/catalogue.h"
#include "core/notation.h"
#include "ui/cards.h"
#include "ui/panels.h"

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
    const Rect inside = draw_tabs(frame, sheet_card(frame, "Boards"));
    const float u = frame.unit;
    const int count = static_cast<int>(boards().size());
    const float gap = 0.5f * u;
    const int columns = best_columns(count, inside.width, inside.height, 1.05f);
    const int rows = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const CatalogueEntry& entry = catalogue()[index];
        const Rect cell = grid_cell(inside, columns, rows, i, gap);
        const bool current = frame.state.board_text == entry.name;
        const BoardAndProblem& board = boards()[index];
        const CardFace face{entry.title,
                            {},
                            nullptr,
                            current,
                            {board.board, board.classic.start, board.classic.finish}};
        if (picture_card(frame, 1 << 13 | i, "board:" + std::string(entry.name), cell, face))
            frame.intents.emplace_back(Open{std::string{entry.name}, std::nullopt, std::nullopt});
    }
}

}  // namespace peg
