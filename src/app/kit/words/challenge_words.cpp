// SPDX-License-Identifier: MIT
#include "app/kit/words/challenge_words.h"

#include "app/kit/game/challenge.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/challenge.h"
#include "words/phrases/count.h"

namespace peg::words {

std::string shared_game(const Game& game) {
    const auto jumps = game.jumps();
    return phrase::challenge::shared(phrase::count::jumps(jumps.size()),
                                     phrase::count::in_moves(moves_of(game.board(), jumps).size()));
}

std::string challenge(const Challenge& challenge) {
    return challenge.replayed ? phrase::challenge::fact(challenge.moves)
                              : phrase::challenge::claim(challenge.moves);
}

std::string challenge_so_far(const AppState& state) {
    const Challenge* challenge = challenge_here(state);
    if (challenge == nullptr) return "";
    return phrase::challenge::so_far(state.played.game.move_count(), challenge->moves);
}

std::string challenge_said(const AppState& state) {
    const Challenge* challenge = challenge_here(state);
    if (challenge == nullptr) return "";
    return phrase::challenge::so_far_said(state.played.game.move_count(), challenge->moves);
}

std::string challenge_outcome(const AppState& state) {
    const Challenge* challenge = challenge_here(state);
    if (challenge == nullptr || !has_own_solution(state)) return "";
    const int moves = state.played.game.move_count();
    const std::string done = phrase::count::moves(moves);
    const std::string beat = phrase::count::moves(challenge->moves);
    if (moves < challenge->moves) return phrase::challenge::beaten(done, beat);
    if (moves == challenge->moves) return phrase::challenge::equalled(done);
    return challenge->replayed ? phrase::challenge::missed(done, beat)
                               : phrase::challenge::missed_claim(done, beat);
}

std::string challenge_to_pass_on(const AppState& state) {
    return phrase::challenge::pass_on(title(state),
                                      phrase::count::in_moves(state.played.game.move_count()));
}

}  // namespace peg::words
