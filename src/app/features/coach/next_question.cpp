// SPDX-License-Identifier: MIT
#include "app/features/coach/next_question.h"

#include <memory>

#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/intent.h"
#include "app/kit/listing/solved.h"
#include "app/kit/words/words.h"

namespace peg {

namespace {

// Counts the solutions from the position on the board, and nothing else.
class CoachCountQuestion final : public Quiet<CountingQuestion> {
public:
    // Long enough for the English board's start and the positions after its first jump.
    int seconds() const override { return 6; }
    Json request(std::uint32_t id) const override {
        Json request = CountingQuestion::request(id);
        request["max_memory"] = 256;  // MiB
        return request;
    }
    void progress(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (solutions_in(reply).empty()) return;
        learn(context, reply, asked);
        cancel_question(context);
    }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        learn(context, reply, asked);
    }
};

void ask_to_learn(Context& context, LearnPosition::About about, const Problem& problem) {
    ask_about(context, std::make_shared<LearnPosition>(about), problem);
}

// Reports each mistake once.
void report_loss(Context& context) {
    AppState& state = context.state;
    if (state.coach.reported_loss == state.coach.loss.last_winnable) return;
    state.coach.reported_loss = state.coach.loss.last_winnable;
    state.played.help.add(HelpKind::kSolver);
    context.mark_changed();
    context.emit(LossFound{});
    context.announce(words::lost_since(state.played.game, *state.coach.loss.last_winnable));
}

}  // namespace

void ask_next_question(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    // While a position or a board is drawn, its mode asks the questions.
    if (state.thinking || is_played_back(state) || hides_game(state)) return;
    const auto left = game.problem_left();
    if (left && state.settings.coach && game.status() == Game::Status::kPlaying) {
        const Known* known = known_here(state);
        if (known == nullptr || (!known->judged && !known->given_up))
            return ask_to_learn(context, LearnPosition::About::kEveryJump, *left);
    }
    // With the finish `fewest` or `most`, a game's success is known only after the answer.
    if (is_best_end(game.problem().finish)) record_success(context);
    if (state.coach.loss.to_ask)
        return ask_to_learn(context, LearnPosition::About::kVerdict,
                            *game.problem_after(*state.coach.loss.to_ask));
    if (state.coach.loss.last_winnable) report_loss(context);
    // Lowest priority: any other question cancels this one.
    if (wants_count(state)) ask_about(context, std::make_shared<CoachCountQuestion>(), *left);
}

}  // namespace peg
