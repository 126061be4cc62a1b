// SPDX-License-Identifier: MIT
#include "app/features/boards/choose.h"

#include <algorithm>

#include "app/features/boards/galleries.h"
#include "app/kit/game/change_game.h"
#include "app/kit/listing/listing.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "report/request.h"
#include "words/phrases.h"

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

void announce_board(Context& context) {
    const AppState& state = context.state;
    const ListedProblem* listed = current_problem(state);
    const std::string board = words::board_name(state, state.played.board_text);
    const std::string name = listed != nullptr && !listed->classic
                                 ? phrase::problem::named(listed->title, board)
                                 : board;
    context.announce(phrase::problem::opened(
        phrase::problem::with_pegs(name, words::pegs(peg_count(state.played.game.position()))),
        words::goal(state)));
}

// Says how many problems are shown now.
void announce_filtered(Context& context) {
    const AppState& state = context.state;
    const bool figures = state.sheet == "figures";
    context.announce(words::tally(state, figures ? state.figures : state.problems) + '.');
}

// The jumps of a link's moves, legal one after the other from the problem's start.
Result<std::vector<JumpId>> read_line(const Board& board, const Problem& problem,
                                      std::string moves) {
    std::ranges::replace(moves, ',', ' ');
    if (moves.find_first_not_of(' ') == std::string::npos) return std::vector<JumpId>{};
    auto jumps = parse_moves(board, moves);
    if (!jumps) return jumps;
    const std::size_t legal = replay(board, problem, *jumps).legal;
    if (legal < jumps->size())
        return Error{phrase::link::not_legal(format_jump(board, (*jumps)[legal]), legal + 1)};
    return jumps;
}

}  // namespace

void open_problem(Context& context, const Open& open) {
    // What is wrong with a link is said on the board, where no sheet hides it.
    context.state.sheet = Sheet::kNone;
    const auto board = parse_board(open.board);
    if (!board) return context.complain(board.error());
    const auto problem =
        parse_problem(*board, {open.position, std::nullopt, open.finish, open.survivor});
    if (!problem) return context.complain(problem.error());
    const auto jumps = read_line(board->board, *problem, open.moves.value_or(""));
    if (!jumps) return context.complain(jumps.error());
    start_game(context, board->board, *problem);
    // Somebody else has played them: they are no solution of the player's own.
    for (const JumpId jump : *jumps) context.state.played.play(jump, Maker::kComputer);
    if (!jumps->empty()) position_changed(context);
    announce_board(context);
}

bool choose_board(Context& context, std::string_view name) {
    const auto board = parse_board_name(name);
    if (!board) return context.complain(board.error()), true;
    continue_game(context, board->board, board->classic);
    announce_board(context);
    return true;
}

bool choose_listed(Context& context, const std::vector<ListedProblem>& list, std::string_view id) {
    const auto found = std::ranges::find(list, id, &ListedProblem::id);
    if (found == list.end()) return false;
    open_listed(context, ListedProblem(*found));  // the lists may be made anew
    return true;
}

bool choose_level(Context& context, std::string_view name) {
    const auto choose = [&](std::optional<Level> level) {
        if (name != level_name(level)) return false;
        context.state.filter.level = level;
        announce_filtered(context);
        return true;
    };
    return choose(std::nullopt) || std::ranges::any_of(kEveryLevel, choose);
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
