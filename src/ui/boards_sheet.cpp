// SPDX-License-Identifier: MIT
// The catalogue, each board as a small picture of its classic problem. Sized so that all of it is
// in sight: nothing to scroll.

#include <string>

#include "core/catalogue.h"
#include "core/notation.h"
#include "ui/panels.h"
#include "ui/picture.h"

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
    const Rect inside = sheet_card(frame, "Boards");
    const float u = frame.unit;
    const int count = static_cast<int>(boards().size());
    const float gap = 0.5f * u;
    const int columns = best_columns(count, inside.width, inside.height, 1.05f);
    const int rows = (count + columns - 1) / columns;
    frame.widgets.boards.resize(boards().size());
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const CatalogueEntry& entry = catalogue()[index];
        const Rect cell = grid_cell(inside, columns, rows, i, gap);
        const bool current = frame.state.board_text == entry.name;
        const Reaction reaction = react(frame, 1 << 13 | i, cell, true);
        if (reaction.clicked)
            frame.intents.emplace_back(Open{std::string{entry.name}, std::nullopt, std::nullopt});
        frame.widgets.boards[index] = cell;

        const Colour surface = blend(frame.theme.control, frame.theme.text,
                                     0.06f * reaction.hover + 0.08f * reaction.held);
        fill(frame, cell, 0.75f * u, pack(surface));
        if (current || frame.theme.plain)
            outline(frame, cell, 0.75f * u, current ? 2.5f : 1.0f,
                    pack(current ? frame.theme.accent : frame.theme.line));
        if (frame.state.focused == "board:" + std::string(entry.name))
            focus_ring(frame, cell, 0.75f * u);
        const float label = 1.9f * u;
        const Rect picture{cell.x, cell.y, cell.width, cell.height - label + 0.3f * u};
        const BoardAndProblem& board = boards()[index];
        board_picture(frame, picture.shrunk(0.55f * u), {board.board, board.classic.start});
        text(frame, Type::kCaption, {cell.centre().x, cell.bottom() - 1.55f * u},
             pack(current ? frame.theme.accent : frame.theme.text), entry.title, Align::kCentre);
    }
}

}  // namespace peg
