// SPDX-License-Identifier: MIT
#include "app/kit/game/open_link.h"

#include <algorithm>

#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/words/words.h"
#include "app/words/app_errors.h"
#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "report/request.h"
#include "words/phrases/link.h"

namespace peg {

namespace {

// The jumps of a link's moves, legal one after the other from the problem's start.
Result<std::vector<JumpId>> read_line(const Board& board, const Problem& problem,
                                      std::string moves) {
    std::ranges::replace(moves, ',', ' ');
    if (moves.find_first_not_of(' ') == std::string::npos) return std::vector<JumpId>{};
    auto jumps = parse_moves(board, moves);
    if (!jumps) return jumps;
    const std::size_t legal = replay(board, problem, *jumps).legal;
    if (legal < jumps->size())
        return app_error("link_moves", format_jump(board, (*jumps)[legal]), legal + 1);
    return jumps;
}

// Opens the problem; an error changes nothing.
std::optional<Error> open_problem(Context& context, const Open& open) {
    const auto board = parse_board(open.board.value_or(""));
    if (!board) return board.error();
    const auto problem =
        parse_problem(*board, {open.position, open.vacancy, open.finish, open.survivor});
    if (!problem) return problem.error();
    const auto jumps = read_line(board->board, *problem, open.moves.value_or(""));
    if (!jumps) return jumps.error();
    start_game(context, board->board, *problem);
    // Somebody else has played them: they are no solution of the player's own.
    for (const JumpId jump : *jumps) context.state.played.play(jump, Maker::kElsewhere);
    if (jumps->empty()) return std::nullopt;
    context.state.played.help.add(HelpKind::kElsewhere);
    position_changed(context);
    return std::nullopt;
}

// The puzzle of a day, where a feature has such puzzles.
void open_day(Context& context, std::string_view date, const std::string& note) {
    for (const Feature* feature : context.state.features->list())
        if (feature->open_day != nullptr) return feature->open_day(context, date, note);
    context.say(Tone::kBad, phrase::link::no_day(), note);
}

}  // namespace

void open_link(Context& context, const Open& open) {
    const std::string unknown = unknown_keys(open);
    if (!names_something(open)) {
        if (!unknown.empty()) context.say(Tone::kPlain, unknown);
        return;
    }
    // What is wrong with a link is said on the board, where no sheet hides it.
    context.state.sheet = Sheet::kNone;
    if (open.daily) return open_day(context, *open.daily, unknown);
    if (const auto error = open_problem(context, open))
        return context.say(Tone::kBad, phrase::sentence(*error), unknown);
    if (unknown.empty()) return context.announce(words::opened(context.state));
    context.say(Tone::kPlain, words::opened(context.state), unknown);
}

}  // namespace peg
