// SPDX-License-Identifier: MIT
#include "app/kit/game/timeline.h"

#include <algorithm>
#include <utility>

#include "core/board/notation.h"

namespace peg {

namespace {

// In our own notation where the holes have no other names.
std::string text_of_move(const Board& board, const Move& move,
                         const std::optional<HoleNames>& names) {
    if (!names) return format_move(board, move);
    std::string text = names->name(board.jump(move.front()).from);
    for (const JumpId jump : move) text += '-' + names->name(board.jump(jump).to);
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
        // A move to which the computer has added jumps is the computer's.
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
