// SPDX-License-Identifier: MIT
#include "app/kit/ask/position_question.h"

#include "app/kit/ask/ask.h"
#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/intent.h"
#include "app/kit/proof/proof_mode.h"
#include "report/fields.h"

namespace peg {

Json PositionQuestion::request(std::uint32_t) const {
    return {{"command", judges_jumps() ? "hint" : "solve"}};
}

void PositionQuestion::progress(Context& context, const Reply& reply, const Thinking& asked) const {
    if (judges_jumps()) learn(context, reply, asked, Part::kIncomplete);
}

void PositionQuestion::answer(Context& context, const Reply& reply, const Thinking& asked) const {
    if (const auto finding = learn(context, reply, asked, Part::kComplete))
        tell(context, *finding, *reply.result, asked);
}

void PositionQuestion::failed(Context& context, const Thinking& asked) const {
    AppState& state = context.state;
    state.coach.knowledge.learn(state.played.game.board(), asked.asked, {}, Stage::kAnswered);
}

std::optional<Finding> PositionQuestion::learn(Context& context, const Reply& reply,
                                               const Thinking& asked, Part part) const {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    const auto finding = reply.result ? parse_finding(board, asked.asked, *reply.result)
                                      : Result<Finding>(unreadable());
    const Stage stage = part == Part::kIncomplete ? Stage::kPartial
                        : judges_jumps()          ? Stage::kJudged
                                                  : Stage::kAnswered;
    state.coach.knowledge.learn(board, asked.asked, finding ? *finding : Finding{}, stage);
    if (proof_here(state) == nullptr) end_proof_mode(state);
    if (finding) return *finding;
    cancel_question(context);
    context.complain(finding.error());
    return std::nullopt;
}

int LearnPosition::seconds() const { return kHintSeconds; }

Json CountingQuestion::request(std::uint32_t) const { return {{"command", "count"}}; }

void CountingQuestion::failed(Context& context, const Thinking& asked) const {
    context.state.coach.knowledge.learn_count(asked.asked, "", {});
}

std::string CountingQuestion::solutions_in(const Reply& reply) {
    return reply.result ? digits_of(*reply.result, "solutions") : "";
}

void CountingQuestion::learn(Context& context, const Reply& reply, const Thinking& asked) {
    context.state.coach.knowledge.learn_count(asked.asked, solutions_in(reply),
                                              reply.result ? odds_in(*reply.result) : Odds{});
}

}  // namespace peg
