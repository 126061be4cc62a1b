// SPDX-License-Identifier: MIT
#include "app/model/drawing/natural_problem.h"

#include "app/model/geometry.h"
#include "app/model/knowledge/judgement.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {

std::optional<Problem> natural_problem(const Board& board) {
    const std::string text = format_board(board);
    if (find_in_catalogue(text)) return parse_board_name(text)->classic;
    const Point middle = BoardView(board, Point{}, 1).frame().centre();
    std::optional<Hole> nearest;
    for (const Jump& jump : board.jumps()) {
        const auto distance = [&](Hole hole) { return length(plane_point(board, hole) - middle); };
        if (!nearest || distance(jump.to) < distance(*nearest) - 0.01f) nearest = jump.to;
    }
    if (!nearest) return std::nullopt;
    const Position start = vacancy(board, *nearest);
    const bool there = contains(possible_last_holes(board, start), *nearest);
    return Problem{start, there ? Finish::at(*nearest) : Finish::any()};
}

}  // namespace peg
