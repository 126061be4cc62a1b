// SPDX-License-Identifier: MIT
#include "app/kit/ask/answer.h"

#include <algorithm>
#include <utility>

#include "app/features/backwards/backwards.h"
#include "app/features/draw/sketch_answer.h"
#include "app/features/edit/questions.h"
#include "app/features/make/make.h"
#include "app/features/review/review.h"
#include "app/kit/ask/ask.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/proof/reading.h"
#include "app/kit/solution/package_words.h"
#include "app/kit/solution/packages.h"
#include "app/kit/solution/watching.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/finding.h"
#include "core/board/notation.h"
#include "report/fields.h"
#include "report/text.h"
#include "words/phrases.h"

namespace peg {

namespace {

// The solver gave up; what is known of the position all the same stays true.
void say_no_answer(Context& context, const Thinking& asked) {
    if (is_known_lost(context.state)) return show_lost(context);
    context.say(Tone::kPlain, words::no_answer(asked), words::standing(context.state));
}

void show_shortest(Context& context, const Finding& finding, const Json& result) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    const std::size_t moves = moves_of(board, finding.solution).size();
    const bool proved = flag_of(result, "shortest");
    if (proved && state.played.game.cursor() == 0)
        learn_least_moves(state, state.played.game.problem(), static_cast<int>(moves));
    const auto least = static_cast<std::size_t>(
        std::clamp(integer_of(result, "move_count_at_least"), std::int64_t{0}, std::int64_t{64}));
    watch(context, finding.solution, words::shortest(moves, proved ? moves : least));
}

// An answer that has no solution, and no reason either, which is what matters then.
void take_failure(Context& context, const Json& result, const Thinking& asked) {
    if (verdict_in(result) == Verdict::kUnsolvable)
        return ask_about(context, Purpose::kSolve, asked.asked, false);
    say_no_answer(context, asked);
}

void show_another(Context& context, const Json& result, const Thinking& asked) {
    const Board& board = context.state.played.game.board();
    const Json* list = field_of(result, "solutions");
    if (list == nullptr || !list->is_array() || list->empty())
        return take_failure(context, result, asked);
    const auto jumps = jumps_in(board, list);
    if (!jumps || jumps->empty() || !replay(board, asked.asked, *jumps).finished)
        return context.complain(unreadable());
    watch(context, *jumps, words::another(moves_of(board, *jumps).size()));
}

void show_explanation(Context& context, const Json& result, const Thinking& asked) {
    if (verdict_in(result) != Verdict::kSolvable) return take_failure(context, result, asked);
    const auto explained =
        parse_explanation(context.state.played.game.board(), asked.asked, result);
    if (!explained) return context.complain(unreadable());
    if (explained->jumps.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    watch(context, explained->jumps, words::explained(*explained), explained->packages);
}

void show_must_come(Context& context, const Json& result, const Thinking& asked) {
    AppState& state = context.state;
    if (verdict_in(result) != Verdict::kSolvable) return take_failure(context, result, asked);
    state.must_come = parse_must_come(state.played.game.board(), asked.asked, result);
    if (!state.must_come) return context.complain(unreadable());
    const words::Status must = words::must_come(state.played.game.board(), *state.must_come);
    context.say(must.tone, must.title, must.text);
}

// The number of solutions and the odds are known before all else. The coach wants no more; who has
// asked for the number waits for the rest, or stops it.
void take_count(Context& context, const Reply& reply, const Thinking& asked, bool last) {
    AppState& state = context.state;
    const std::string solutions = reply.result ? digits_of(*reply.result, "solutions") : "";
    if (solutions.empty() && !last) return;
    const Odds odds = reply.result ? odds_in(*reply.result) : Odds{};
    state.knowledge.learn_count(asked.asked, solutions, odds);
    const bool wanted = asked.purpose == Purpose::kCount;
    if (wanted && !last && solutions != "0") return;
    cancel_question(context);
    if (!wanted) return;
    if (solutions.empty())
        return odds.chance > 0
                   ? context.say(Tone::kPlain, words::no_answer(asked), words::chance(odds))
                   : say_no_answer(context, asked);
    if (solutions == "0") return ask_about(context, Purpose::kSolve, asked.asked, false);
    const words::Status count = words::counted(*reply.result);
    context.say(count.tone, count.title, count.text);
}

// What shows an answer that has a form of its own; null where it is a verdict with a solution or a
// proof.
using Show = void (*)(Context&, const Json&, const Thinking&);
Show show_of(Purpose purpose) {
    switch (purpose) {
        case Purpose::kAnother: return show_another;
        case Purpose::kExplain: return show_explanation;
        case Purpose::kMust: return show_must_come;
        default: return nullptr;
    }
}

// `last`: no more will come to this question, which is not open any more then.
void take_answer(Context& context, const Reply& reply, const Thinking& asked, bool last) {
    AppState& state = context.state;
    if (asked.purpose == Purpose::kGenerate) return last ? take_puzzle(context, reply) : void();
    if (asked.purpose == Purpose::kBoard) return take_answer_to_sketch(context, reply, asked);
    if (asked.purpose == Purpose::kReview) return take_review_answer(context, reply, last);
    if (is_about_drawing(asked.purpose)) return take_answer_to_drawing(context, reply, asked);
    if (asked.purpose == Purpose::kOutlook)
        return take_outlook(context, reply.result ? &*reply.result : nullptr, asked);
    if (counts(asked.purpose)) return take_count(context, reply, asked, last);
    if (const Show show = show_of(asked.purpose); show != nullptr && reply.result)
        return show(context, *reply.result, asked);
    auto finding = reply.result
                       ? parse_finding(state.played.game.board(), asked.asked, *reply.result)
                       : Result<Finding>(unreadable());
    const Stage stage = !last ? Stage::kPartial : asked.judges ? Stage::kJudged : Stage::kAnswered;
    state.knowledge.learn(state.played.game.board(), asked.asked, finding ? *finding : Finding{},
                          stage);
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
    if (asked.purpose == Purpose::kSurvivor)
        return decided ? show_survivor(context) : say_no_answer(context, asked);
    if (asked.purpose == Purpose::kWinnable)
        return decided ? show_standing(context) : say_no_answer(context, asked);
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
    const bool shown_when_stopped =
        thinking.purpose == Purpose::kShortest || thinking.purpose == Purpose::kExplain;
    if (shown_when_stopped && !thinking.so_far.empty()) thinking.found = *reply.result;
    if (thinking.judges || counts(thinking.purpose) || thinking.purpose == Purpose::kReview)
        take_answer(context, reply, Thinking(thinking), false);
}

}  // namespace

void take_reply(Context& context, const Reply& reply) {
    AppState& state = context.state;
    if (!state.thinking) return;  // stale
    // The job that ended with the worker was told so by itself; this one waits for the next worker.
    if (reply.kind == Reply::Kind::kLost) return context.say(Tone::kBad, reply.message);
    if (reply.id != state.thinking->id) return;  // stale
    switch (reply.kind) {
        case Reply::Kind::kReady:
        case Reply::Kind::kLost: return;
        case Reply::Kind::kProgress: return take_progress(context, reply);
        case Reply::Kind::kDone:
            return take_answer(context, reply, *std::exchange(state.thinking, std::nullopt), true);
        case Reply::Kind::kCancelled: state.thinking.reset(); return;
        case Reply::Kind::kError: {
            // Not to be asked for ever.
            const Thinking asked = *std::exchange(state.thinking, std::nullopt);
            if (asked.purpose == Purpose::kGenerate)
                state.making.reset();
            else if (asked.purpose == Purpose::kReview)
                state.sheet = Sheet::kNone;  // it would lie over the sentence
            else if (asked.purpose == Purpose::kBoard)
                give_up_sketch(context, asked);
            else if (asked.purpose == Purpose::kOutlook)
                take_outlook(context, nullptr, asked);
            else if (is_about_drawing(asked.purpose))
                give_up_drawing(context, asked);
            else if (counts(asked.purpose))
                state.knowledge.learn_count(asked.asked, "", {});
            else if (judges_position(asked.purpose))
                state.knowledge.learn(state.played.game.board(), asked.asked, {}, Stage::kAnswered);
            if (reply.error) return context.complain(*reply.error);
            return context.say(Tone::kBad, reply.message);
        }
    }
}

bool show_best_so_far(Context& context) {
    if (!context.state.thinking || context.state.thinking->found.is_null()) return false;
    const Thinking asked = *context.state.thinking;
    cancel_question(context);
    take_answer(context, {.result = asked.found}, asked, true);
    return true;
}

// From now on also where the game was lost.
void show_lost(Context& context) {
    AppState& state = context.state;
    state.seeks_loss = true;
    context.say(Tone::kBad, words::cannot_be_won(), words::reason(state));
    if (is_survivor_gone(state)) return;
    const auto pages =
        pages_of(state.played.game.board(), *state.played.game.problem_left(), *proof_here(state));
    state.message->explains_proof = !is_brief(pages.front());
}

void show_hint(Context& context) {
    AppState& state = context.state;
    if (is_known_lost(state)) return show_lost(context);
    const Known* known = known_here(state);
    if (known->solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    if (!state.hint || state.hint->step != HintStep::kJump) {
        if (!state.hint)
            state.hint = ShownHint{known->solution.front(), HintStep::kWhere};
        else
            state.hint->step = next(state.hint->step);
        ++state.played.hints;
        remember(context);
    }
    const words::Status hint = words::hint(state);
    context.say(hint.tone, hint.title, hint.text);
}

void show_standing(Context& context) {
    if (is_known_lost(context.state)) return show_lost(context);
    const Known& known = *known_here(context.state);
    context.say(Tone::kGood, known.fewest > 0 ? phrase::coach::best(words::pegs(known.fewest))
                                              : phrase::ask::can_be_won());
}

void show_solution(Context& context) {
    AppState& state = context.state;
    if (is_known_lost(state)) return show_lost(context);
    const std::vector<JumpId> solution = known_here(state)->solution;
    if (solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    watch(context, solution,
          words::solution(state.played.game.board(), *state.played.game.problem_left(), solution));
}

// That this peg cannot be the last one is no proof that no other can. What cannot be, nobody plays
// for: the peg is let go.
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
    state.knowledge.learn(state.played.game.board(), {left.start, left.finish, std::nullopt},
                          {known.verdict, {}, {}, known.proof}, Stage::kAnswered);
    show_lost(context);
}

}  // namespace peg
