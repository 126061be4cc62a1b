// SPDX-License-Identifier: MIT
#include "app/kit/game/timeline.h"

#include <algorithm>
#include <utility>

#include "core/board/notation/notation.h"

namespace peg {

namespace {

// In our own notation if the chosen notation has no names for the holes.
std::string text_of_move(const Board& board, const Move& move,
                         const std::optional<HoleNames>& names) {
    if (!names) return format_move(board, move);
    std::string text = names->name(board.jump(move.front()).from);
    for (const JumpId id : move) {
        const Jump& jump = board.jump(id);
        text += jump.has_twin ? '(' + names->name(jump.over) + ')' : "-";
        text += names->name(jump.to);
    }
    return text;
}

}  // namespace

std::vector<LineMove> line_of(const AppState& state) {
    const Board& board = state.played.game.board();
    const auto names = HoleNames::make(board, state.settings.notation);
    std::vector<LineMove> line;
    std::size_t at = 0;
    for (const Move& move : moves_of(board, state.played.game.jumps())) {
        const std::size_t end = at + move.size();
        const auto first = state.played.makers.begin() + static_cast<std::ptrdiff_t>(at);
        const auto last = first + static_cast<std::ptrdiff_t>(move.size());
        // A move is the computer's if any of its jumps is.
        Maker maker = std::find(first, last, Maker::kComputer) != last ? Maker::kComputer : *first;
        line.push_back({at, end, text_of_move(board, move, names), maker});
        at = end;
    }
    return line;
}

std::string remarked_move(const AppState& state, const LineMove& move, std::string name) {
    for (const Feature* feature : state.features->list())
        if (feature->remark_move != nullptr) name = feature->remark_move(state, move, name);
    return name;
}

std::string remarked_line(const AppState& state, std::size_t number, std::string name) {
    for (const Feature* feature : state.features->list())
        if (feature->remark_line != nullptr) name = feature->remark_line(state, number, name);
    return name;
}

}  // namespace peg
