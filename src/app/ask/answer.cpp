// SPDX-License-Identifier: MIT
#include "app/ask/answer.h"

#include <algorithm>
#include <utility>

#include "app/ask/ask.h"
#include "app/ask/finding.h"
#include "app/coach/coach.h"
#include "app/draw/sketch_answer.h"
#include "app/edit/questions.h"
#include "app/make/make.h"
#include "app/memory/saved_state.h"
#include "app/review/review.h"
#include "app/words/words.h"
#include "report/fields.h"
#include "report/text.h"
#include "words/phrases.h"

namespace peg {

namespace {

// The solutions of a count's result: "40861647040079968"; empty where they are not known.
std::string solutions_in(const Json& result) {
    std::string digits = text_of(result, "solutions");
    if (digits.size() > 40 || digits.find_first_not_of("0123456789") != std::string::npos)
        return "";
    return digits;
}

// The solver gave up; what is known of the position all the same stays true.
void say_no_answer(Context& context, const Thinking& asked) {
    if (proof_here(context.state) != nullptr) return show_lost(context);
    context.say(Tone::kPlain, words::no_answer(asked), words::standing(context.state));
}

void show_shortest(Context& context, const Finding& finding, const Json& result) {
    AppState& state = context.state;
    const Board& board = state.game.board();
    const std::size_t moves = moves_of(board, finding.solution).size();
    const bool proved = flag_of(result, "shortest");
    if (proved && state.game.cursor() == 0)
        learn_least_moves(state, state.game.problem(), static_cast<int>(moves));
    const auto least = static_cast<std::size_t>(
        std::clamp(integer_of(result, "move_count_at_least"), std::int64_t{0}, std::int64_t{64}));
    watch(context, finding.solution, words::shortest(moves, proved ? moves : least));
}

// Of several solutions the one in the fewest moves; each is replayed before it is believed.
void show_one_of(Context& context, const Json& result, const Thinking& asked) {
    AppState& state = context.state;
    const Board& board = state.game.board();
    const Json* list = field_of(result, "solutions");
    std::vector<JumpId> best;
    std::size_t fewest = 0;
    std::size_t found = 0;
    for (const Json& line : list != nullptr && list->is_array() ? *list : Json::array()) {
        const auto jumps = parse_moves(board, line.is_string() ? line.get<std::string>() : "");
        if (!jumps || jumps->empty() || replay(board, asked.asked, *jumps).legal < jumps->size())
            return context.complain(unreadable());
        const std::size_t moves = moves_of(board, *jumps).size();
        ++found;
        if (!best.empty() && moves >= fewest) continue;
        best = *jumps;
        fewest = moves;
    }
    if (best.empty()) {
        // Without a solution the reason is what matters, and this answer has none.
        if (text_of(result, "verdict") == verdict_name(Verdict::kUnsolvable))
            return ask(context, Purpose::kSolve, asked.asked.start, false);
        return say_no_answer(context, asked);
    }
    watch(context, best,
          asked.purpose == Purpose::kAnother ? words::another(fewest)
                                             : words::easiest(found, fewest));
}

// The number of solutions is known before the number of positions, which nobody here wants.
void take_count(Context& context, const Reply& reply, const Thinking& asked, bool last) {
    AppState& state = context.state;
    const std::string solutions = reply.result ? solutions_in(*reply.result) : "";
    if (solutions.empty() && !last) return;
    cancel_question(context);
    state.knowledge.learn_count(asked.asked.start, solutions);
    if (asked.purpose != Purpose::kCount) return;
    if (solutions.empty()) return say_no_answer(context, asked);
    if (solutions == "0") return ask(context, Purpose::kSolve, asked.asked.start, false);
    show_count(context);
}

// `last`: no more will come to this question.
void take_answer(Context& context, const Reply& reply, bool last) {
    AppState& state = context.state;
    const Thinking asked = *state.thinking;
    if (last) state.thinking.reset();
    if (asked.purpose == Purpose::kGenerate) return last ? take_puzzle(context, reply) : void();
    if (asked.purpose == Purpose::kBoard) return take_answer_to_sketch(context, reply, asked);
    if (asked.purpose == Purpose::kReview) return take_review_answer(context, reply, last);
    if (is_about_drawing(asked.purpose)) return take_answer_to_drawing(context, reply, asked);
    if (counts(asked.purpose)) return take_count(context, reply, asked, last);
    if ((asked.purpose == Purpose::kAnother || asked.purpose == Purpose::kEasiest) && reply.result)
        return show_one_of(context, *reply.result, asked);
    auto finding = reply.result ? parse_finding(state.game.board(), asked.asked, *reply.result)
                                : Result<Finding>(unreadable());
    const Stage stage = !last ? Stage::kPartial : asked.judges ? Stage::kJudged : Stage::kAnswered;
    state.knowledge.learn(state.game.board(), asked.asked, finding ? *finding : Finding{}, stage);
    if (proof_here(state) == nullptr) stop_reading(state);
    if (!finding) {
        cancel_question(context);
        return context.complain(finding.error());
    }
    const bool decided = finding->verdict != Verdict::kUndecided;
    if (asked.purpose == Purpose::kShortest && !finding->solution.empty())
        return show_shortest(context, *finding, *reply.result);
    if (asked.purpose == Purpose::kSolve || asked.purpose == Purpose::kShortest)
        return decided ? show_solution(context) : say_no_answer(context, asked);
    // The verdict comes first; judging the other jumps is work for the coach alone.
    if (asked.purpose != Purpose::kHint || (!last && !decided)) return;
    if (state.thinking && state.settings.coach)
        state.thinking->purpose = Purpose::kCoach;
    else
        cancel_question(context);
    decided ? show_hint(context) : say_no_answer(context, asked);
}

// What the solver has by now, to show while it goes on.
void take_progress(Context& context, const Reply& reply) {
    Thinking& thinking = *context.state.thinking;
    thinking.nodes = reply.nodes;
    thinking.seconds = reply.seconds;
    if (!reply.result) return;
    thinking.so_far = words::so_far(thinking.purpose, *reply.result);
    if (thinking.judges || counts(thinking.purpose) || thinking.purpose == Purpose::kReview)
        take_answer(context, reply, false);
}

}  // namespace

void take_reply(Context& context, const Reply& reply) {
    AppState& state = context.state;
    const bool ours = state.thinking && reply.id == state.thinking->id;
    const bool lost = state.thinking && reply.kind == Reply::Kind::kLost;
    if (!ours && !lost) return;  // stale
    switch (reply.kind) {
        case Reply::Kind::kReady: return;
        case Reply::Kind::kProgress: return take_progress(context, reply);
        case Reply::Kind::kDone: return take_answer(context, reply, true);
        case Reply::Kind::kCancelled: state.thinking.reset(); return;
        case Reply::Kind::kError:
        case Reply::Kind::kLost: {
            // Not to be asked for ever.
            const Thinking asked = *std::exchange(state.thinking, std::nullopt);
            if (asked.purpose == Purpose::kGenerate)
                state.making.reset();
            else if (asked.purpose == Purpose::kBoard)
                give_up_sketch(context, asked);
            else if (is_about_drawing(asked.purpose))
                give_up_drawing(context, asked);
            else if (counts(asked.purpose))
                state.knowledge.learn_count(asked.asked.start, "");
            else if (asked.purpose != Purpose::kReview)
                state.knowledge.learn(state.game.board(), asked.asked, {}, Stage::kAnswered);
            return context.say(Tone::kBad, reply.message);
        }
    }
}

// From now on also where the game was lost.
void show_lost(Context& context) {
    AppState& state = context.state;
    state.seeks_loss = true;
    context.say(Tone::kBad, words::cannot_be_won(), words::reason(state));
    const Problem problem{state.game.position(), state.game.problem().finish};
    const auto pages = pages_of(state.game.board(), problem, *proof_here(state));
    state.message->explains_proof = !is_brief(pages.front());
}

void show_hint(Context& context) {
    AppState& state = context.state;
    if (proof_here(state) != nullptr) return show_lost(context);
    const Known* known = known_here(state);
    if (known->solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    state.hint = known->solution.front();
    ++state.hints;
    remember(context);
    context.say(Tone::kHint, phrase::ask::hint(words::jump(state.game.board(), *state.hint)),
                words::hint_reason(state));
}

void show_solution(Context& context) {
    AppState& state = context.state;
    if (proof_here(state) != nullptr) return show_lost(context);
    const std::vector<JumpId> solution = known_here(state)->solution;
    if (solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    watch(context, solution, words::solution(state.game.board(), solution));
}

void show_count(Context& context) {
    const std::string& solutions = known_here(context.state)->solutions;
    context.say(Tone::kPlain, words::solutions(solutions), phrase::ask::orders_count());
}

}  // namespace peg
