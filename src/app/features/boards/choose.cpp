// SPDX-License-Identifier: MIT
#include "app/features/boards/choose.h"

#include <algorithm>

#include "app/features/boards/galleries.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/game/timeline.h"
#include "app/kit/listing/listing.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/words/app_errors.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "report/request.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

void open_listed(Context& context, const ListedProblem& listed) {
    const auto board = parse_board_name(listed.board);
    if (!board) return context.complain(board.error());
    continue_game(context, board->board, listed.problem);
    context.announce(phrase::problem::opened(
        phrase::problem::named(listed.title, words::level(listed.level)),
        words::goal(context.state.played.game.board(), listed.problem.finish)));
}

// Announces the number of problems that the filter shows.
void announce_filtered(Context& context) {
    const AppState& state = context.state;
    const bool figures = state.sheet == "figures";
    context.announce(words::tally(state, figures ? state.lists.figures : state.lists.problems) +
                     '.');
}

}  // namespace

bool choose_board(Context& context, std::string_view name) {
    const auto board = parse_board_name(name);
    if (!board) return context.complain(board.error()), true;
    continue_game(context, board->board, board->classic);
    context.announce(words::opened(context.state));
    return true;
}

bool choose_listed(Context& context, const std::vector<ListedProblem>& list, std::string_view id) {
    const auto found = std::ranges::find(list, id, &ListedProblem::id);
    if (found == list.end()) return false;
    open_listed(context, ListedProblem(*found));  // a copy: opening may rebuild the lists
    return true;
}

bool choose_level(Context& context, std::string_view name) {
    const auto choose = [&](std::optional<Level> level) {
        if (name != level_name(level)) return false;
        context.state.lists.filter.level = level;
        announce_filtered(context);
        return true;
    };
    return choose(std::nullopt) || std::ranges::any_of(kEveryLevel, choose);
}

void filter_unsolved(Context& context) {
    bool& unsolved = context.state.lists.filter.unsolved;
    unsolved = !unsolved;
    announce_filtered(context);
}

void open_next_problem(Context& context) {
    if (const ListedProblem* next = next_problem(context.state))
        return open_listed(context, ListedProblem(*next));
    context.say(Tone::kGood, phrase::sheet::all_solved());
}

}  // namespace peg
