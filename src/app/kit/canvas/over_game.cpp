// SPDX-License-Identifier: MIT
#include "app/kit/canvas/over_game.h"

#include <cassert>
#include <memory>
#include <utility>

#include "app/kit/ask/ask.h"
#include "app/kit/game/playing.h"
#include "app/kit/intent.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/model/knowledge/finding.h"

namespace peg {

namespace {

// The mode above the game if it waits for the verdict on this problem, otherwise null.
OverGame* waiting_mode(const AppState& state, const Problem& problem) {
    for (const auto& mode : state.modes) {
        OverGame* over = mode->over_game();
        if (over == nullptr) continue;
        const auto now = over->to_judge(state);
        if (now && now->problem == problem) return over;
    }
    return nullptr;
}

// Asks whether what is drawn or built can be won, on the app's own account.
class JudgementQuestion final : public Quiet<Question> {
public:
    int seconds() const override { return kVerdictSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "solve"}}; }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        OverGame* mode = waiting_mode(context.state, asked.asked);
        if (mode == nullptr) return;
        const auto finding = reply.result ? parse_finding(mode->to_judge(context.state)->board,
                                                          asked.asked, *reply.result)
                                          : Result<Finding>(unreadable());
        if (!finding) {
            failed(context, asked);
            return context.complain(finding.error());
        }
        mode->take_judgement(
            context, {asked.asked, finding->verdict, finding->solution, finding->proof, false});
    }
    void failed(Context& context, const Thinking& asked) const override {
        if (OverGame* mode = waiting_mode(context.state, asked.asked))
            mode->take_judgement(context, {.problem = asked.asked, .interrupted = true});
    }
};

}  // namespace

void OverGame::refresh(Context& context) {
    const AppState& state = context.state;
    const auto now = to_judge(state);
    if (judgement && !(now && now->problem == judgement->problem)) judgement.reset();
    if (judgement || !now || state.thinking) return;
    judgement = judge_at_once(now->board, now->problem);
    if (judgement) return;
    ask_on(context, {now->board, now->text}, std::make_shared<JudgementQuestion>(), now->problem);
    question_ = state.thinking->id;
}

void OverGame::take_judgement(Context& context, Judgement of_it) {
    judgement = std::move(of_it);
    context.mark_changed();
    judged(context);
}

bool OverGame::waits_for_judgement(const AppState& state) const {
    return state.thinking && state.thinking->id == question_;
}

void OverGame::cover_game(Context& context) {
    AppState& state = context.state;
    assert(peg::suspended_game(state) == nullptr);
    end_modes_over_game(state);
    end_playback(state);
    cancel_question(context);
    find_mode<Playing>(state.modes)->summary_in.reset();
    state.hand.selected.reset();
    state.hand.hovered.reset();
    state.hand.press.reset();
    state.marks.hint.reset();
    state.message.reset();
    state.sheet = Sheet::kNone;
    context.mark_changed();
}

void OverGame::changed(Context& context) {
    end_proof_mode(context.state);
    cancel_question(context);
    context.state.message.reset();
    judgement.reset();
    context.mark_changed();
    remember(context);
}

}  // namespace peg
