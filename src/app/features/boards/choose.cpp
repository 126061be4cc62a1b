// SPDX-License-Identifier: MIT
#include "app/features/boards/choose.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include "app/features/draw/own_boards.h"
#include "app/features/edit/pick.h"
#include "app/features/library/bookmarks.h"
#include "app/features/library/keep.h"
#include "app/features/make/make.h"
#include "app/features/paste/paste.h"
#include "app/features/review/review.h"
#include "app/features/settings/change_settings.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/game/timeline.h"
#include "app/kit/listing/listing.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/words/app_errors.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "report/request.h"
#include "words/phrases.h"

namespace peg {

namespace {

// The number in "move:3".
std::optional<std::size_t> number_in(std::string_view id, std::string_view before) {
    if (!id.starts_with(before)) return std::nullopt;
    const std::string_view digits = id.substr(before.size());
    std::size_t number = 0;
    const auto* const begin = std::to_address(digits.begin());
    const auto* const end = std::to_address(digits.end());
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

// The same, where it is that of one of so many.
std::optional<std::size_t> place_in(std::string_view id, std::string_view before,
                                    std::size_t many) {
    const auto number = number_in(id, before);
    return number && *number < many ? number : std::nullopt;
}

void change_line(Context& context, std::size_t number) {
    enter_line(context, number);
    context.announce(phrase::play::other_line() + ' ' +
                     words::status_line(context.state.played.game));
}

// After so many moves of the line; 0 is the start.
void go_to_move(Context& context, std::size_t number) {
    AppState& state = context.state;
    const std::vector<LineMove> line = line_of(state);
    if (number > line.size()) return context.say(Tone::kBad, phrase::play::no_such_move(number));
    const std::size_t cursor = number == 0 ? 0 : line[number - 1].end;
    follow_watching(state, cursor);
    go_to(context, cursor);
    const std::string where =
        number == 0 ? phrase::play::at_start()
                    : phrase::play::at_move(number, line.size(), line[number - 1].text);
    context.announce(where + ' ' + words::status_line(state.played.game));
}

void open_listed(Context& context, const ListedProblem& listed) {
    const auto board = parse_board_name(listed.board);
    if (!board) return context.complain(board.error());
    continue_game(context, board->board, listed.problem);
    context.announce(phrase::problem::opened(
        phrase::problem::named(listed.title, words::level(listed.level)),
        words::goal(context.state.played.game.board(), listed.problem.finish)));
}

// Says how many problems are shown now.
void announce_filtered(Context& context) {
    const AppState& state = context.state;
    const bool figures = state.sheet == Sheet::kFigures;
    context.announce(words::tally(state, figures ? state.figures : state.problems) + '.');
}

// Shows the problems of one level, or of all; whether the id is that of a level.
bool choose_level(Context& context, std::string_view id) {
    const auto choose = [&](std::optional<Level> level) {
        if (id != level_id(level)) return false;
        context.state.filter.level = level;
        announce_filtered(context);
        return true;
    };
    return choose(std::nullopt) || std::ranges::any_of(kEveryLevel, choose);
}

}  // namespace

void choose(Context& context, const std::string& chosen) {
    AppState& state = context.state;
    const std::string_view id = chosen;
    if (const auto move = number_in(id, "move:")) return go_to_move(context, *move);
    if (const auto jumps = number_in(id, "jump:"); jumps && go_to_jump(context, *jumps)) return;
    if (const auto jump = number_in(id, "retry:");
        jump && *jump > 0 && go_to_jump(context, *jump - 1))
        return;
    const std::size_t lines = put_by(state) == nullptr ? state.played.variations.size() : 0;
    const std::size_t marks = state.played.bookmarks.size();
    const std::size_t games = state.library.games().size();
    const std::size_t boards = state.own_boards.size();
    if (const auto line = place_in(id, "line:", lines)) return change_line(context, *line);
    if (const auto line = place_in(id, "keep:", lines)) return keep_line(context, *line);
    if (const auto line = place_in(id, "drop:", lines)) {
        drop_line(context, *line);
        return context.say(Tone::kPlain, phrase::play::line_removed(),
                           phrase::play::undo_brings_back());
    }
    if (const auto mark = place_in(id, "bookmark:", marks)) return go_to_bookmark(context, *mark);
    if (const auto mark = place_in(id, "unmark:", marks)) return remove_bookmark(context, *mark);
    if (const auto game = place_in(id, "game:", games)) return open_game(context, *game);
    if (const auto game = place_in(id, "remove:", games)) return remove_game(context, *game);
    if (const auto own = place_in(id, "own:", boards)) return open_own_board(context, *own);
    if (const auto own = place_in(id, "forget:", boards)) return remove_own_board(context, *own);
    if (const auto number = place_in(id, "reading:", state.readings.size()))
        return choose_reading(context, *number);
    constexpr std::string_view kDay = "day:";
    if (const auto day = parse_day(id.starts_with(kDay) ? id.substr(kDay.size()) : "");
        day && *day <= state.today)
        return open_day(context, *day);
    constexpr std::string_view kBoard = "board:";
    if (id.starts_with(kBoard)) {
        const auto board = parse_board_name(id.substr(kBoard.size()));
        if (!board) return context.complain(board.error());
        continue_game(context, board->board, board->classic);
        return context.announce(words::opened(context.state));
    }
    for (const auto* list : {&state.problems, &state.figures}) {
        const auto found = std::ranges::find(*list, id, &ListedProblem::id);
        if (found != list->end())
            return open_listed(context, ListedProblem(*found));  // the lists may be made anew
    }
    if (choose_level(context, id) || choose_setting(context, id) || choose_wish(context, id))
        return;
    if (choose_for_drawing(context, id)) return;
    context.say(Tone::kBad, phrase::sheet::nothing_chosen(chosen));
}

void filter_unsolved(Context& context) {
    bool& unsolved = context.state.filter.unsolved;
    unsolved = !unsolved;
    announce_filtered(context);
}

void open_next_problem(Context& context) {
    if (const ListedProblem* next = next_problem(context.state))
        return open_listed(context, ListedProblem(*next));
    context.say(Tone::kGood, phrase::sheet::all_solved());
}

}  // namespace peg
