// SPDX-License-Identifier: MIT
// The catalogue, each board as a small picture of its classic problem. Sized so that all of it is
// in sight: nothing to scroll.

#include <span>
#include <string>

#include "core/catalogue.h"
#include "core/notation.h"
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

void draw_picture(const Frame& frame, const BoardAndProblem& board, const Rect& rect) {
    const Theme& theme = frame.theme;
    const BoardView view(board.board, rect, frame.unit * 1.6f);
    const float pitch = view.pitch();
    const std::span<const Hole> holes = board.board.reading_order();
    const ImU32 wood = pack(theme.plain ? theme.muted : theme.wood, theme.plain ? 0.35f : 1);
    // The board's shape is the lines between its neighbouring holes, broadened (board_shape.h).
    for (std::size_t i = 0; i < holes.size(); ++i) {
        frame.draw.AddCircleFilled(vec(view.centre(holes[i])), pitch * 0.66f, wood);
        for (std::size_t j = i + 1; j < holes.size(); ++j)
            if (length(view.plane(holes[i]) - view.plane(holes[j])) < kNextTo) {
                frame.draw.PathLineTo(vec(view.centre(holes[i])));
                frame.draw.PathLineTo(vec(view.centre(holes[j])));
                frame.draw.PathStroke(wood, 0, pitch * 1.32f);
            }
    }
    for (const Hole hole : holes) {
        const bool full = contains(board.classic.start.pegs, hole);
        const Colour colour = full ? blend(theme.glass_deep, theme.glass, theme.plain ? 1 : 0.55f)
                                   : blend(theme.wood_dark, rgb(0), 0.45f);
        frame.draw.AddCircleFilled(vec(view.centre(hole)), pitch * (full ? 0.36f : 0.32f),
                                   pack(colour));
    }
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
        draw_picture(frame, boards()[index], picture.shrunk(0.55f * u));
        text(frame, Type::kCaption, {cell.centre().x, cell.bottom() - 1.55f * u},
             pack(current ? frame.theme.accent : frame.theme.text), entry.title, Align::kCentre);
    }
}

}  // namespace peg
