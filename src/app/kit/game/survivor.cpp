// SPDX-License-Identifier: MIT
#include "app/kit/game/survivor.h"

#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/solution/watching.h"
#include "words/phrases.h"

namespace peg {

std::optional<Hole> marked_peg(const AppState& state) {
    if (const MustCome* must = must_come_here(state)) return must->last;
    if (hides_game(state)) return std::nullopt;
    const auto left = state.played.game.problem_left();
    return left ? left->survivor : std::nullopt;
}

void choose_survivor(Context& context, Hole hole) {
    AppState& state = context.state;
    const auto before = state.played.game.problem_left();
    const bool lets_go = before && before->survivor == hole;
    state.played.game.mark_survivor(lets_go ? std::nullopt : std::optional(hole));
    state.selected.reset();
    state.reported_loss.reset();
    stop_watching(state);  // it would play on, and take the question back
    position_changed(context);
    if (lets_go) return context.say(Tone::kPlain, phrase::ask::any_may_be_last());
    const Known* known = known_here(state);
    if (known != nullptr && known->verdict == Verdict::kSolvable) return show_survivor(context);
    ask_about(context, Purpose::kSurvivor, *state.played.game.problem_left(), false);
}

}  // namespace peg
