// SPDX-License-Identifier: MIT
#include "ui/model/app_state.h"

#include <algorithm>

#include "ui/model/coach.h"

namespace peg {

Bits targets_beyond(const Game& game, Hole from, Hole stop) {
    const Board& board = game.board();
    const auto id = board.find_jump(from, stop);
    if (!id || !is_legal(game.position(), board.jump(*id))) return 0;
    const Position then = play(game.position(), board.jump(*id));
    Bits targets = 0;
    for (const Jump& jump : board.jumps())
        if (jump.from == stop && is_legal(then, jump)) targets |= bit(jump.to);
    return targets;
}

std::size_t watched(const AppState& state) {
    const Player& player = *state.player;
    return std::clamp(state.game.cursor(), player.begin, player.end) - player.begin;
}

bool is_current(const AppState& state, const ListedProblem& listed) {
    return state.board_text == listed.board && state.game.problem() == listed.problem;
}

bool is_solved(const AppState& state, const ListedProblem& listed) {
    return state.solved.contains(listed.key);
}

bool applies(const AppState& state, Command command) {
    switch (command) {
        case Command::kStop: return shows_thinking(state);
        case Command::kWhy: return proof_here(state) != nullptr;
        case Command::kSkip: return state.tutorial.has_value();
        case Command::kGoBack: return loss(state).last_winnable.has_value();
        case Command::kStepBack:
        case Command::kPlay:
        case Command::kStep:
        case Command::kSlower:
        case Command::kFaster:
        case Command::kLeave: return state.player.has_value();
        case Command::kClose: return state.sheet != Sheet::kNone;
        default: return true;
    }
}

bool enabled(const AppState& state, Command command) {
    const Game& game = state.game;
    switch (command) {
        case Command::kUndo:
        case Command::kRestart: return game.cursor() > 0;
        case Command::kCopy: return !game.jumps().empty();
        case Command::kRedo: return game.cursor() < game.jumps().size();
        case Command::kHint:
        case Command::kSolve:
        case Command::kShortest:
        case Command::kAnother:
        case Command::kEasiest:
        case Command::kCount: return game.status() == Game::Status::kPlaying;
        case Command::kStepBack: return state.player && game.cursor() > state.player->begin;
        case Command::kStep: return state.player && game.cursor() < state.player->end;
        case Command::kSlower: return state.settings.speed > kSlowest;
        case Command::kFaster: return state.settings.speed < kFastest;
        default: return applies(state, command);
    }
}

std::optional<bool> pressed(const AppState& state, Command command) {
    switch (command) {
        case Command::kCoach: return state.settings.coach;
        case Command::kWhy: return state.why.has_value();
        case Command::kLetterKeys: return state.settings.letter_keys;
        case Command::kCoordinates: return state.settings.coordinates;
        case Command::kBoards: return state.sheet == Sheet::kBoards;
        case Command::kProblems: return state.sheet == Sheet::kProblems;
        case Command::kFigures: return state.sheet == Sheet::kFigures;
        case Command::kMoves: return state.sheet == Sheet::kMoves;
        case Command::kHelp: return state.sheet == Sheet::kHelp;
        case Command::kMore: return state.sheet == Sheet::kMore;
        default: return std::nullopt;
    }
}

}  // namespace peg
