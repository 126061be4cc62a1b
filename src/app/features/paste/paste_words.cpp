// SPDX-License-Identifier: MIT
#include "app/features/paste/paste_words.h"

#include <algorithm>
#include <span>

#include "app/kit/words/words.h"
#include "app/words/language.h"
#include "core/board/notation.h"
#include "words/phrases/list.h"
#include "words/phrases/paste.h"

namespace peg::words {

namespace {

// "numbers from 1"
std::string notation_of(const ReadAnswer& reading) {
    return reading.notation ? phrase::sentence(*reading.notation) : phrase::paste::own();
}

// Whether the moves solve the problem that they are read for.
bool solves(const AppState& state, const ReadAnswer& reading) {
    Problem problem = state.played.game.problem();
    if (reading.position) problem.start = *reading.position;
    if (reading.finish) problem.finish = *reading.finish;
    return replay(reading.board, problem, reading.jumps).finished;
}

std::string joined(std::string text, const std::vector<Error>& remarks) {
    for (const Error& remark : remarks) text += ' ' + phrase::sentence(remark);
    return text;
}

}  // namespace

Status pasted(const AppState& state, const ReadAnswer& reading) {
    const Game& game = state.played.game;
    const std::string goal = words::goal(game.board(), game.problem().finish) + '.';
    if (!reading.jumps.empty()) {
        const std::string end = solves(state, reading) ? phrase::paste::moves_solve()
                                                       : phrase::paste::moves_end_before();
        return {.title = phrase::paste::moves(reading.jumps.size(), notation_of(reading)),
                .text = joined(end + ' ' + phrase::paste::step_through(), reading.remarks)};
    }
    if (reading.position)
        return {.title = phrase::paste::position(peg_count(game.problem().start)),
                .text = joined(goal, reading.remarks)};
    return {.title = words::board_name(state, state.played.board_text) + '.',
            .text = joined(goal, reading.remarks)};
}

std::string reading(const AppState& state, const ReadAnswer& reading) {
    if (reading.jumps.empty()) {
        const std::string board = words::board_name(state, reading.board_text);
        return reading.position ? phrase::list::next(board, pegs(peg_count(*reading.position)))
                                : board;
    }
    constexpr std::size_t kShown = 3;  // jumps
    const auto shown = std::span(reading.jumps).first(std::min(kShown, reading.jumps.size()));
    std::string moves = format_moves(reading.board, shown);
    if (reading.jumps.size() > kShown) moves += " \u2026";
    return solves(state, reading) ? phrase::paste::reading_solves(notation_of(reading), moves)
                                  : phrase::paste::reading(notation_of(reading), moves);
}

}  // namespace peg::words
