// SPDX-License-Identifier: MIT
#include "app/kit/game/challenge.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "app/kit/solution/playback_mode.h"
#include "core/board/notation/notation.h"
#include "words/phrases/challenge.h"
#include "words/phrases/count.h"

namespace peg {

namespace {

// The challenge of a puzzle that the solver still has to make.
struct ExpectedChallenge {
    std::optional<Challenge> challenge;
    std::uint32_t question = 0;  // the question that makes it
};

// A number from 1 to `most`.
std::optional<int> parse_beat(std::string_view text, int most) {
    int moves = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [at, error] = std::from_chars(begin, end, moves);
    if (error != std::errc() || at != end || moves < 1 || moves > most) return std::nullopt;
    return moves;
}

// The number of moves of the whole line, if that is a solution.
std::optional<int> moves_of_solution(const PlayedGame& played) {
    const Board& board = played.game.board();
    const auto jumps = played.game.jumps();
    const auto problem = played.game.problem_after(0);
    if (jumps.empty() || !problem || !replay(board, *problem, jumps).finished) return std::nullopt;
    return static_cast<int>(moves_of(board, jumps).size());
}

}  // namespace

const Challenge* challenge_here(const AppState& state) {
    const auto& challenge = state.played.challenge;
    const bool played = playback_mode(state) == nullptr && !hides_game(state);
    return challenge && played ? &*challenge : nullptr;
}

bool has_own_solution(const AppState& state) {
    const Game& game = state.played.game;
    const auto makers = std::span(state.played.makers).first(game.cursor());
    return game.status() == Game::Status::kFinished && suspended_game(state) == nullptr &&
           std::ranges::all_of(makers, [](Maker maker) { return maker == Maker::kPlayer; });
}

std::string take_challenge(Context& context, const std::optional<std::string>& beat) {
    PlayedGame& played = context.state.played;
    const auto shown = moves_of_solution(played);
    played.challenge.reset();
    if (!beat) return "";
    const int most = std::max(peg_count(played.game.problem().start) - 1, 1);
    const auto claimed = parse_beat(*beat, most);
    if (shown) played.challenge = Challenge{*shown, true};
    if (!claimed) return phrase::challenge::out_of_range(most);
    if (!shown) played.challenge = Challenge{*claimed, false};
    if (shown && *shown != *claimed)
        return phrase::challenge::other_number(phrase::count::moves(*claimed),
                                               phrase::count::moves(*shown));
    return !shown && !played.game.jumps().empty() ? phrase::challenge::not_shown() : "";
}

std::string expect_challenge(AppState& state, const std::optional<std::string>& beat) {
    auto& expected = state.own.of<ExpectedChallenge>();
    expected = {};
    if (!beat) return "";
    const auto claimed = parse_beat(*beat, kMaxHoles);
    if (!claimed) return phrase::challenge::out_of_range(kMaxHoles);
    expected = {Challenge{*claimed, false}, state.last_question + 1};
    return "";
}

void meet_challenge(AppState& state) {
    auto& expected = state.own.of<ExpectedChallenge>();
    if (!expected.challenge) return;
    // Skipped if another question was asked meanwhile, so another game may be on the board.
    if (state.last_question <= expected.question) state.played.challenge = expected.challenge;
    expected = {};
}

}  // namespace peg
