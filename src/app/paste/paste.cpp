// SPDX-License-Identifier: MIT
#include "app/paste/paste.h"

#include <cassert>
#include <utility>

#include "app/choose/choose.h"
#include "app/make/puzzle_words.h"
#include "app/paste/pasted.h"
#include "app/play/change_game.h"
#include "app/words/words.h"
#include "words/phrases.h"

namespace peg {

namespace {

// The line is somebody else's, to be watched from its start: it is in the list of moves.
void open_line(Context& context, const GameReading& reading) {
    AppState& state = context.state;
    const Problem problem = state.game.problem();
    start_game(context, Board(state.game.board()), problem);
    for (const JumpId jump : reading.jumps) record_jump(state, jump, Maker::kComputer);
    state.game.go_to(0);
    position_changed(context);
    context.say(Tone::kPlain, words::pasted_moves(reading), words::pasted_end(reading));
}

void open(Context& context, const Open& link) { open_link(context, link); }
void open(Context& context, const PastedPosition& pasted) {
    const AppState& state = context.state;
    start_game(context, Board(state.game.board()), {pasted.position, state.game.problem().finish});
    context.say(Tone::kPlain, phrase::paste::position(peg_count(pasted.position)),
                words::goal(state.game.board(), state.game.problem().finish) + '.');
}
void open(Context& context, const PastedBoard& pasted) {
    const Board board = pasted.board.board;
    start_game(context, board, pasted.board.classic);
    context.say(Tone::kPlain, words::board_name(context.state, context.state.board_text) + '.',
                words::goal(board, context.state.game.problem().finish) + '.');
}
void open(Context& context, const PastedMoves& pasted) { open_line(context, pasted.reading); }

}  // namespace

void paste(Context& context, std::string_view text) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    if (drawing_board(state) != nullptr) return take_board_text(context, text);
    const Board board = state.game.board();
    const Problem problem = state.game.problem();
    const auto pasted = read_pasted(board, problem, text);
    if (pasted) return std::visit([&](const auto& it) { open(context, it); }, *pasted);
    // Which of several readings is meant only the player can say.
    if (text.size() <= kMostGameText)
        if (auto readings = legal_readings(board, problem, text);
            readings && readings->size() > 1) {
            state.readings = *std::move(readings);
            state.sheet = Sheet::kReadings;
            return context.announce(phrase::sheet::which_reading());
        }
    context.complain(pasted.error());
}

void choose_reading(Context& context, std::size_t number) {
    AppState& state = context.state;
    assert(number < state.readings.size());
    const GameReading reading = state.readings[number];
    state.readings.clear();
    open_line(context, reading);
}

}  // namespace peg
