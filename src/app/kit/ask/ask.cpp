// SPDX-License-Identifier: MIT
#include "app/kit/ask/ask.h"

#include <algorithm>
#include <cassert>

#include "app/kit/ask/answer.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "core/board/notation.h"
#include "report/json.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr int kMemory = 384;  // MiB; phones give a page about half a GiB
// For the coach alone: enough for the English board from its start, and after its first jump.
constexpr int kCoachCountSeconds = 6;
constexpr int kCoachCountMemory = 256;  // MiB

int seconds_for(Purpose purpose) {
    switch (purpose) {
        case Purpose::kCoachCount: return kCoachCountSeconds;
        case Purpose::kBoard:
        case Purpose::kVerdict: return kVerdictSeconds;
        case Purpose::kCoach:
        case Purpose::kOutlook:
        case Purpose::kNearest:
        case Purpose::kExplain:
        case Purpose::kMust:
        case Purpose::kWinnable:
        case Purpose::kHint: return kHintSeconds;
        default: return kSolveSeconds;
    }
}

const char* command_of(Purpose purpose, bool judges) {
    assert(purpose != Purpose::kGenerate);
    if (counts(purpose)) return "count";
    if (purpose == Purpose::kReview) return "review";
    if (purpose == Purpose::kNearest) return "nearest";
    if (purpose == Purpose::kAnother) return "solutions";
    if (purpose == Purpose::kExplain) return "explain";
    if (purpose == Purpose::kMust) return "must";
    return judges ? "hint" : "solve";
}

}  // namespace

void ask_about(Context& context, Purpose purpose, const Problem& problem, bool judges,
               const Json& more) {
    const AppState& state = context.state;
    ask_on(context, {state.played.game.board(), state.played.board_text}, purpose, problem, judges,
           more);
}

void ask_on(Context& context, const AskedBoard& on, Purpose purpose, const Problem& problem,
            bool judges, const Json& more) {
    AppState& state = context.state;
    cancel_question(context);
    if (!is_quiet(purpose)) state.message.reset();
    const std::uint32_t id = ++state.last_question;
    state.thinking = Thinking{id, purpose, judges, problem};
    state.thinking->limit = seconds_for(purpose);
    Json request{
        {"command", command_of(purpose, judges)},
        {"shortest", purpose == Purpose::kShortest},
        {"board", on.text},
        {"position", format_position(on.board, problem.start)},
        {"finish", format_finish(on.board, problem.finish)},
        {"max_memory", purpose == Purpose::kCoachCount ? kCoachCountMemory : kMemory},
    };
    if (problem.survivor) request["survivor"] = format_hole(on.board, *problem.survivor);
    request.update(more);
    // Another order each time.
    if (purpose == Purpose::kAnother) request.update({{"first", 1}, {"seed", id}});
    context.effects.emplace_back(Ask{id, state.thinking->limit, to_line(request)});
}

void cancel_question(Context& context) {
    AppState& state = context.state;
    if (!state.thinking) return;
    context.effects.emplace_back(Cancel{state.thinking->id});
    state.thinking.reset();
    context.mark_changed();
}

void ask_hint(Context& context) {
    AppState& state = context.state;
    if (knows_solution(state) || is_known_lost(state)) return show_hint(context);
    // The coach's question is the same one.
    const Problem here = *state.played.game.problem_left();
    if (state.thinking && state.thinking->judges && state.thinking->asked == here) {
        state.thinking->purpose = Purpose::kHint;
        state.thinking->age = 0;
        return;
    }
    ask_about(context, Purpose::kHint, here, true);
}

void ask_whether_winnable(Context& context) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    const Known* known = known_here(state);
    const bool winnable = known != nullptr && known->verdict == Verdict::kSolvable;
    if (winnable || is_known_lost(state)) return show_standing(context);
    ask_about(context, Purpose::kWinnable, *state.played.game.problem_left(), false);
}

void ask_solution(Context& context) {
    const AppState& state = context.state;
    if (is_known_lost(state) || knows_solution(state)) return show_solution(context);
    ask_about(context, Purpose::kSolve, *state.played.game.problem_left(), false);
}

void ask_solution_from_start(Context& context) {
    leave_way_back(context.state);  // to here, not to the start
    stop_watching(context.state);
    go_to(context, 0);
    context.state.sheet = Sheet::kNone;
    ask_solution(context);
}

void ask_for_more(Context& context, Purpose purpose) {
    context.state.sheet = Sheet::kNone;
    if (is_known_lost(context.state)) return show_lost(context);
    ask_about(context, purpose, *context.state.played.game.problem_left(), false);
}

void stop_question(Context& context) {
    AppState& state = context.state;
    if (show_best_so_far(context)) return;
    const std::string so_far = state.thinking ? state.thinking->so_far : "";
    cancel_question(context);
    context.say(Tone::kPlain, phrase::ask::stopped(), so_far);
}

void report_thinking(Context& context) {
    AppState& state = context.state;
    if (!shows_thinking(state)) return;
    Thinking& thinking = *state.thinking;
    constexpr float kFirstReport = 10;  // seconds; each further one after twice the time
    const bool begins = thinking.spoken_of == 0;
    if (!begins && thinking.age < std::max(2 * thinking.spoken_of, kFirstReport)) return;
    thinking.spoken_of = thinking.age;
    context.announce(begins ? words::begins(thinking) : words::goes_on(thinking));
}

}  // namespace peg
