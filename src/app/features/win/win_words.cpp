// SPDX-License-Identifier: MIT
#include "app/features/win/win_words.h"

#include "app/kit/listing/day_here.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/help_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/count.h"
#include "words/phrases/list.h"
#include "words/phrases/puzzle.h"
#include "words/phrases/win.h"

namespace peg::words {

std::string result_title(const AppState& state) {
    if (const auto day = day_on_board(state)) return phrase::puzzle::of_day(day_words(*day));
    return title(state);
}

std::string result_line(const AppState& state) {
    const int moves = state.played.game.move_count();
    std::string line = phrase::count::moves(moves);
    const auto tell = [&](const std::string& more) { line = phrase::list::next(line, more); };
    if (const auto least = least_moves(state))
        tell(moves <= *least ? phrase::win::nobody_better() : phrase::win::possible(*least));
    tell(help(state.played.help_of_line()));
    if (!day_on_board(state)) return line;
    if (const int days = peg::streak(state.achieved.days, state.page.today); days > 0)
        tell(phrase::win::streak(days));
    return line;
}

std::string result_text(const AppState& state) {
    return phrase::win::result(result_title(state), result_line(state));
}

std::string fewest_found(int moves) { return phrase::win::fewest_found(moves); }

}  // namespace peg::words
