// SPDX-License-Identifier: MIT
#include "app/features/paste/paste.h"

#include <cassert>
#include <utility>

#include "app/features/paste/paste_words.h"
#include "app/features/paste/pasted.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/open_link.h"
#include "app/kit/proof/reading.h"
#include "app/kit/words/notation_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/paste.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The line is somebody else's, to be watched from its start: it is in the list of moves.
void open_line(Context& context, const GameReading& reading) {
    AppState& state = context.state;
    const Problem problem = state.played.game.problem();
    start_game(context, Board(state.played.game.board()), problem);
    for (const JumpId jump : reading.jumps) state.played.play(jump, Maker::kElsewhere);
    state.played.help.add(HelpKind::kElsewhere);
    state.played.game.go_to(0);
    position_changed(context);
    context.say(Tone::kPlain, words::pasted_moves(reading), words::pasted_end(reading));
}

void open(Context& context, const Open& link) { open_link(context, link); }
void open(Context& context, const PastedPosition& pasted) {
    const AppState& state = context.state;
    start_game(context, Board(state.played.game.board()),
               {pasted.position, state.played.game.problem().finish});
    context.say(Tone::kPlain, phrase::paste::position(peg_count(pasted.position)),
                words::goal(state.played.game.board(), state.played.game.problem().finish) + '.');
}
void open(Context& context, const PastedBoard& pasted) {
    const Board board = pasted.board.board;
    start_game(context, board, pasted.board.classic);
    context.say(Tone::kPlain,
                words::board_name(context.state, context.state.played.board_text) + '.',
                words::goal(board, context.state.played.game.problem().finish) + '.');
}
void open(Context& context, const PastedMoves& pasted) { open_line(context, pasted.reading); }

}  // namespace

void paste(Context& context, std::string_view text) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    if (offer(state.modes, [&](Mode& mode) { return mode.paste(context, text); })) return;
    const Board board = state.played.game.board();
    const Problem problem = state.played.game.problem();
    const auto pasted = read_pasted(board, problem, text);
    if (pasted) return std::visit([&](const auto& it) { open(context, it); }, *pasted);
    // Which of several readings is meant only the player can say.
    if (text.size() <= kMostGameText)
        if (auto readings = legal_readings(board, problem, text);
            readings && readings->size() > 1) {
            state.own.of<PastedReadings>().list = *std::move(readings);
            state.sheet = "readings";
            return context.announce(phrase::sheet::which_reading());
        }
    context.complain(pasted.error());
}

void choose_reading(Context& context, std::size_t number) {
    AppState& state = context.state;
    assert(number < state.own.of<PastedReadings>().list.size());
    const GameReading reading = state.own.of<PastedReadings>().list[number];
    state.own.of<PastedReadings>().list.clear();
    open_line(context, reading);
}

std::vector<Choice> reading_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(state.own.of<PastedReadings>().list.size());
    for (std::size_t i = 0; i < state.own.of<PastedReadings>().list.size(); ++i)
        list.push_back(
            {"reading:" + std::to_string(i),
             words::reading(state.played.game.board(), state.own.of<PastedReadings>().list[i]),
             false});
    return list;
}

DialogParts readings_parts(const AppState& state) {
    return {words::Passage{"", phrase::sheet::which_reading(), words::Passage::Look::kSmall},
            ChoiceList{phrase::sheet::reading_list(), reading_choices(state),
                       ChoiceList::Look::kRows, false}};
}

}  // namespace peg
