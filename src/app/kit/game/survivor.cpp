// SPDX-License-Identifier: MIT
#include "app/kit/game/survivor.h"

#include <memory>

#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/playing.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/model/knowledge/judgement.h"
#include "core/board/notation/notation.h"
#include "words/phrases/ask.h"

namespace peg {

namespace {

// Shows whether the chosen peg can be the last one, which must be known. If it cannot, clears the
// choice. That does not prove that no other peg can be the last one.
void show_survivor(Context& context) {
    AppState& state = context.state;
    const Problem left = *state.played.game.problem_left();
    const Known known = *known_here(state);
    const std::string hole = format_hole(state.played.game.board(), *left.survivor);
    if (known.verdict == Verdict::kSolvable)
        return context.say(Tone::kGood, phrase::ask::can_be_last(hole), phrase::ask::keep_it());
    state.played.game.mark_survivor(std::nullopt);
    position_changed(context);
    if (known.proof->as<SearchCertificate>() != nullptr)
        return context.say(Tone::kBad, phrase::ask::cannot_be_last(hole),
                           phrase::ask::tried_all_with_it());
    state.coach.knowledge.learn(state.played.game.board(), {left.start, left.finish, std::nullopt},
                                {known.verdict, {}, {}, known.proof}, Stage::kAnswered);
    show_lost(context);
}

// Asks whether the chosen peg can be the last one.
class SurvivorQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kSolveSeconds; }
    std::string doing() const override { return phrase::ask::for_survivor(); }

protected:
    void tell(Context& context, const Finding& finding, const Json&,
              const Thinking& asked) const override {
        finding.verdict != Verdict::kUndecided ? show_survivor(context)
                                               : say_no_answer(context, asked);
    }
};

// The pegs of the position at hand that can never be the last one.
Bits excluded_pegs(const AppState& state) {
    const Game& game = state.played.game;
    const Board& board = game.board();
    const Finish& finish = game.problem().finish;
    if (!takes_survivor(finish)) return 0;
    Bits reach = finish.kind == Finish::Kind::kHole ? bit(finish.hole)
                                                    : possible_last_holes(board, game.position());
    // Walks back from the last peg's holes: each jump moves a peg by two holes, so only few holes
    // are connected.
    for (Bits before = 0; before != reach;) {
        before = reach;
        for (const Jump& jump : board.jumps())
            if (contains(reach, jump.to)) reach |= bit(jump.from);
    }
    return game.position().pegs & ~reach;
}

}  // namespace

Bits never_last(const AppState& state) {
    return find_mode<Playing>(state.modes)->picks_last && !hides_game(state) ? excluded_pegs(state)
                                                                             : 0;
}

std::optional<Hole> marked_peg(const AppState& state) {
    if (const MustCome* must = must_come_here(state)) return must->last;
    if (hides_game(state)) return std::nullopt;
    const auto left = state.played.game.problem_left();
    return left ? left->survivor : std::nullopt;
}

SeenGoal seen_goal(const AppState& state) {
    if (proof_mode(state) != nullptr || painted_goal(state)) return {};
    const Problem problem = problem_at_hand(state);
    const Finish& finish = problem.finish;
    if (finish.kind != Finish::Kind::kPattern) return {problem.marks};
    return {problem.marks, finish.position.pegs, finish.holes & ~finish.position.pegs};
}

void choose_survivor(Context& context, Hole hole) {
    AppState& state = context.state;
    const auto before = state.played.game.problem_left();
    const bool lets_go = before && before->survivor == hole;
    if (!lets_go && contains(excluded_pegs(state), hole))
        return context.say(
            Tone::kBad, phrase::ask::cannot_be_last(format_hole(state.played.game.board(), hole)),
            phrase::ask::never_gets_there());
    state.played.game.mark_survivor(lets_go ? std::nullopt : std::optional(hole));
    state.hand.selected.reset();
    state.coach.reported_loss.reset();
    end_playback(state);  // otherwise it would play on and drop the question
    position_changed(context);
    if (lets_go) return context.say(Tone::kPlain, phrase::ask::any_may_be_last());
    const Known* known = known_here(state);
    if (known != nullptr && known->verdict == Verdict::kSolvable) return show_survivor(context);
    ask_about(context, std::make_shared<SurvivorQuestion>(), *state.played.game.problem_left());
}

}  // namespace peg
