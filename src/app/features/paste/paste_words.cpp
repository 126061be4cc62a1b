// SPDX-License-Identifier: MIT
#include "app/features/paste/paste_words.h"

#include <algorithm>
#include <span>

#include "app/kit/words/words.h"
#include "app/words/language.h"
#include "core/board/notation/notation.h"
#include "words/phrases/list.h"
#include "words/phrases/paste.h"

namespace peg::words {

namespace {

// "numbers from 1"
std::string notation_of(const ReadAnswer& reading) {
    return reading.notation ? phrase::sentence(*reading.notation) : phrase::paste::own();
}

// Whether the moves solve the problem that they are read for.
bool solves(const ReadAnswer& reading) {
    return replay(reading.board, reading.problem, reading.jumps).finished;
}

std::string joined(std::string text, const std::vector<Error>& remarks) {
    for (const Error& remark : remarks) text += ' ' + phrase::sentence(remark);
    return text;
}

}  // namespace

Status pasted(const AppState& state, const ReadAnswer& reading) {
    const Game& game = state.played.game;
    const std::string goal = words::goal(game.board(), game.problem()) + '.';
    if (!reading.jumps.empty()) {
        const std::string end =
            solves(reading) ? phrase::paste::moves_solve() : phrase::paste::moves_end_before();
        return {.title = phrase::paste::moves(reading.jumps.size(), notation_of(reading)),
                .text = joined(end + ' ' + phrase::paste::step_through(), reading.remarks)};
    }
    if (reading.has_start)
        return {.title = phrase::paste::position(peg_count(game.problem().start)),
                .text = joined(goal, reading.remarks)};
    return {.title = words::board_name(state, state.played.board_text) + '.',
            .text = joined(goal, reading.remarks)};
}

std::string reading(const AppState& state, const ReadAnswer& reading) {
    if (reading.jumps.empty()) {
        const std::string board = words::board_name(state, reading.board_text);
        return reading.has_start ? phrase::list::next(board, pegs(peg_count(reading.problem.start)))
                                 : board;
    }
    constexpr std::size_t kShown = 3;  // number of jumps that are shown
    const auto shown = std::span(reading.jumps).first(std::min(kShown, reading.jumps.size()));
    std::string moves = format_moves(reading.board, shown);
    if (reading.jumps.size() > kShown) moves += " \u2026";
    return solves(reading) ? phrase::paste::reading_solves(notation_of(reading), moves)
                           : phrase::paste::reading(notation_of(reading), moves);
}

}  // namespace peg::words
