// SPDX-License-Identifier: MIT
#include "app/kit/coach/coach.h"

#include <algorithm>

#include "app/kit/command.h"
#include "app/kit/solution/playback_mode.h"
#include "core/board/jumps.h"

namespace peg {

const Known* known_here(const AppState& state) {
    const auto left = state.played.game.problem_left();
    return left ? state.coach.knowledge.find(*left) : nullptr;
}

bool is_survivor_gone(const AppState& state) { return !state.played.game.problem_left(); }

std::vector<JudgedJump> judged_jumps(const AppState& state) {
    std::vector<JudgedJump> jumps;
    if (!state.settings.coach || is_played_back(state) || hides_game(state)) return jumps;
    if (is_coach_silent(state)) return jumps;  // the player has to find the jump
    const Known* known = known_here(state);
    const Game& game = state.played.game;
    for (const JumpId id : legal_jumps(game.board(), game.position())) {
        JudgedJump jump{id, Verdict::kUndecided, {}};
        if (known != nullptr) {
            const auto judged = std::ranges::find(known->jumps, id, &JudgedJump::jump);
            if (judged != known->jumps.end()) jump.verdict = judged->verdict;
            if (known->verdict == Verdict::kUnsolvable) jump.verdict = Verdict::kUnsolvable;
        }
        if (is_survivor_gone(state)) jump.verdict = Verdict::kUnsolvable;
        jumps.push_back(std::move(jump));
    }
    return jumps;
}

bool wants_count(const AppState& state) {
    const Known* known = known_here(state);
    if (!state.settings.coach || playback_mode(state) != nullptr || known == nullptr) return false;
    if (why_not_asked(state, is_countable(state.played.game.problem().finish)) != nullptr)
        return false;
    return known->verdict == Verdict::kSolvable && !known->count_asked && !state.coach.loss.lost &&
           state.played.game.status() == Game::Status::kPlaying;
}

Loss find_loss(const AppState& state) {
    if (!state.settings.coach && !state.coach.seeks_loss) return {};
    if (hides_game(state)) return {};       // the game is out of sight
    if (is_coach_silent(state)) return {};  // the trainer says so itself
    return find_loss(state.coach.knowledge, state.played.game);
}

bool knows_solution(const AppState& state) {
    const Known* known = known_here(state);
    return known != nullptr && !known->solution.empty();
}

bool is_known_lost(const AppState& state) {
    return is_survivor_gone(state) || proof_here(state) != nullptr;
}

const GameReview* review_here(const AppState& state) {
    const bool same = state.review && state.review->problem == state.played.game.problem() &&
                      std::ranges::equal(state.review->jumps, state.played.game.jumps());
    return same ? &*state.review : nullptr;
}

Curve review_curve(const AppState& state) {
    const GameReview* review = review_here(state);
    if (review == nullptr || review->judged.empty()) return {};
    constexpr float kLost = 0.12f;  // height of a position that cannot be won
    std::size_t most = review->start_solutions.size();
    for (const ReviewedJump& jump : review->judged) most = std::max(most, jump.solutions.size());
    Curve curve{"jump:", {}, state.played.game.cursor()};
    const auto add = [&](Verdict verdict, const std::string& solutions) {
        float height = verdict == Verdict::kSolvable ? 1.0f : 0.5f;  // until the solutions are
                                                                     // counted
        if (verdict == Verdict::kUnsolvable)
            height = kLost;
        else if (!solutions.empty())
            height = kLost +
                     (1 - kLost) * static_cast<float>(solutions.size()) / static_cast<float>(most);
        curve.bars.push_back({verdict, height});
    };
    add(review->start, review->start_solutions);
    for (const ReviewedJump& jump : review->judged) add(jump.verdict, jump.solutions);
    return curve;
}

const Certificate* proof_here(const AppState& state) {
    const Known* known = known_here(state);
    const bool proved =
        known != nullptr && known->verdict == Verdict::kUnsolvable && known->proof.has_value();
    return proved ? &*known->proof : nullptr;
}

}  // namespace peg
