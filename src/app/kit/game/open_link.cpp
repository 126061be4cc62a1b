// SPDX-License-Identifier: MIT
#include "app/kit/game/open_link.h"

#include <algorithm>

#include "app/kit/game/challenge.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/words.h"
#include "app/words/app_errors.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "report/request.h"
#include "words/phrases/challenge.h"
#include "words/phrases/link.h"

namespace peg {

namespace {

// The jumps of a link's moves; an error if they are not legal in order from the problem's start.
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

// Opens the problem; an error changes nothing. `note`: set to what to say about a result to beat.
std::optional<Error> open_problem(Context& context, const Open& open, std::string& note) {
    const auto board = parse_board(open.board.value_or(""));
    if (!board) return board.error();
    const auto problem = parse_problem(*board, {.position = open.position,
                                                .vacancy = open.vacancy,
                                                .finish = open.finish,
                                                .survivor = open.survivor,
                                                .marked = open.marked});
    if (!problem) return problem.error();
    const auto jumps = read_line(board->board, *problem, open.moves.value_or(""));
    if (!jumps) return jumps.error();
    start_game(context, board->board, *problem);
    // Another person played them, so they are no solution by the player.
    for (const JumpId jump : *jumps) context.state.played.play(jump, Maker::kElsewhere);
    if (!jumps->empty()) context.state.played.help.add(HelpKind::kElsewhere);
    note = take_challenge(context, open.beat);
    if (!jumps->empty()) watch_shared(context);
    remember(context);
    return std::nullopt;
}

// What to say about the opened link.
std::string told(const AppState& state) {
    std::string text = words::opened(state);
    if (const PlaybackMode* film = playback_mode(state)) text = film->heading + ' ' + text;
    const auto& challenge = state.played.challenge;
    return challenge ? text + ' ' + words::challenge(*challenge) : text;
}

std::string joined(const std::string& a, const std::string& b) {
    return a.empty() || b.empty() ? a + b : a + ' ' + b;
}

// Opens a daily puzzle, if a feature has them.
void open_day(Context& context, std::string_view date, const std::string& note) {
    for (const Feature* feature : context.state.features->list())
        if (feature->open_day != nullptr) return feature->open_day(context, date, note);
    context.say(Tone::kBad, phrase::link::no_day(), note);
}

}  // namespace

void open_link(Context& context, const Open& open) {
    const std::string unknown = unknown_keys(open);
    if (!names_something(open)) {
        const std::string note =
            joined(open.beat ? phrase::challenge::no_puzzle() : std::string(), unknown);
        if (!note.empty()) context.say(Tone::kPlain, note);
        return;
    }
    // An error in the link is said in the status panel, which no sheet may hide.
    context.state.sheet = Sheet::kNone;
    if (open.daily)
        return open_day(context, *open.daily,
                        joined(expect_challenge(context.state, open.beat), unknown));
    std::string note;
    if (const auto error = open_problem(context, open, note))
        return context.say(Tone::kBad, phrase::sentence(*error), unknown);
    note = joined(note, unknown);
    if (!note.empty()) return context.say(Tone::kPlain, told(context.state), note);
    const AppState& state = context.state;
    if (!state.played.challenge || playback_mode(state) != nullptr)
        return context.announce(told(state));
    context.say(Tone::kPlain, words::challenge(*state.played.challenge), words::goal(state) + '.');
}

}  // namespace peg
