// SPDX-License-Identifier: MIT
#include "app/kit/ask/ask.h"

#include <algorithm>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "words/phrases/ask.h"

namespace peg {

namespace {

constexpr int kMemory = 384;        // MiB; phones give a page about half a GiB
constexpr int kMemoryBeside = 192;  // memory while a paused question keeps its own

// True if this question is already open.
bool is_same(const Thinking& open, const Question& question, const Problem& problem) {
    return open.question->can_wait() && question.can_wait() && open.asked == problem &&
           open.question->doing() == question.doing();
}

// Cancels or pauses the open question for another one.
void make_room(Context& context) {
    const auto& open = context.state.thinking;
    open && open->question->can_wait() ? pause_question(context) : cancel_question(context);
}

// `request`: the keys besides those that the question adds or replaces.
void send(Context& context, QuestionPtr question, const Problem& problem, Json request) {
    AppState& state = context.state;
    if (state.thinking && is_same(*state.thinking, *question, problem)) return;
    if (state.paused && is_same(state.paused->thinking, *question, problem))
        return resume_question(context);
    make_room(context);
    if (!question->quiet()) state.message.reset();
    const std::uint32_t id = ++state.last_question;
    const int seconds = question->seconds();
    request.update(question->request(id));
    if (state.paused && integer_of(request, "max_memory") > kMemoryBeside)
        request["max_memory"] = kMemoryBeside;
    state.thinking =
        Thinking{.id = id, .question = std::move(question), .asked = problem, .limit = seconds};
    context.effects.emplace_back(Ask{id, seconds, to_line(request)});
}

}  // namespace

void ask_about(Context& context, QuestionPtr question, const Problem& problem) {
    const AppState& state = context.state;
    ask_on(context, {state.played.game.board(), state.played.board_text}, std::move(question),
           problem);
}

void ask_on(Context& context, const AskedBoard& on, QuestionPtr question, const Problem& problem) {
    Json request{
        {"command", ""},
        {"shortest", false},
        {"board", on.text},
        {"position", format_position(on.board, problem.start)},
        {"finish", format_finish_with_marks(on.board, {problem.finish, problem.marks})},
        {"max_memory", kMemory},
    };
    if (problem.survivor) request["survivor"] = format_hole(on.board, *problem.survivor);
    send(context, std::move(question), problem, std::move(request));
}

void ask(Context& context, QuestionPtr question) {
    send(context, std::move(question), {}, Json::object());
}

namespace {

// Goes to a position of the line; cancels questions of the app itself.
void stand_at(Context& context, std::size_t place) {
    cancel_question(context);
    if (place == context.state.played.game.cursor()) return;
    follow_playback(context.state, place);
    go_to(context, place);
}

// Shows the answer to a paused question where it was asked.
void answer_paused(Context& context, const Paused& held, std::size_t place, const Reply& reply) {
    context.effects.emplace_back(Cancel{held.thinking.id});  // the solver need not hold it any
                                                             // longer
    stand_at(context, place);
    held.thinking.question->answer(context, reply, held.thinking);
}

void stop_paused(Context& context) {
    const auto place = place_of_paused(context.state);
    const Paused held = *std::exchange(context.state.paused, std::nullopt);
    const Thinking& asked = held.thinking;
    if (place && held.finished) return answer_paused(context, held, *place, *held.finished);
    if (place && !asked.found.is_null())
        return answer_paused(context, held, *place, {.result = asked.found});
    context.effects.emplace_back(Cancel{asked.id});
    context.say(Tone::kPlain, phrase::ask::stopped(), asked.so_far);
}

}  // namespace

void cancel_question(Context& context) {
    AppState& state = context.state;
    if (!state.thinking) return;
    context.effects.emplace_back(Cancel{state.thinking->id});
    state.thinking.reset();
    context.mark_changed();
}

void stop_question(Context& context) {
    const AppState& state = context.state;
    const bool open = state.thinking && !state.thinking->question->quiet();
    if (!open && state.paused) return stop_paused(context);
    if (!state.thinking) return context.say(Tone::kPlain, phrase::ask::stopped());
    const Thinking asked = *state.thinking;
    cancel_question(context);
    if (asked.found.is_null())
        return context.say(Tone::kPlain, phrase::ask::stopped(), asked.so_far);
    asked.question->answer(context, {.result = asked.found}, asked);
}

void pause_question(Context& context) {
    AppState& state = context.state;
    give_up_paused(context);
    Thinking held = *std::exchange(state.thinking, std::nullopt);
    context.effects.emplace_back(PauseAsk{held.id});
    context.announce(words::paused(held).title + ' ' + held.so_far);
    state.paused = Paused{std::move(held), std::nullopt};
    context.mark_changed();
}

std::optional<std::size_t> place_of_paused(const AppState& state) {
    if (!state.paused) return std::nullopt;
    const Game& game = state.played.game;
    if (is_paused_here(state)) return game.cursor();
    for (std::size_t cursor = 0; cursor <= game.jumps().size(); ++cursor)
        if (game.problem_after(cursor) == state.paused->thinking.asked) return cursor;
    return std::nullopt;
}

bool is_paused_here(const AppState& state) {
    return state.paused && state.played.game.problem_left() == state.paused->thinking.asked;
}

void resume_question(Context& context) {
    AppState& state = context.state;
    const std::size_t place = *place_of_paused(state);
    Paused held = *std::exchange(state.paused, std::nullopt);
    if (held.finished) return answer_paused(context, held, place, *held.finished);
    stand_at(context, place);
    state.message.reset();
    context.effects.emplace_back(ResumeAsk{held.thinking.id});
    state.thinking = std::move(held.thinking);
    // Shown immediately, because the player knows of it.
    state.thinking->age = state.thinking->spoken_of = std::max(state.thinking->age, kPatience);
    context.mark_changed();
    context.announce(words::goes_on(*state.thinking));
}

void give_up_question(Context& context) {
    const AppState& state = context.state;
    const std::string doing = shows_thinking(state) ? state.thinking->question->doing() : "";
    cancel_question(context);
    if (!doing.empty()) context.say(Tone::kPlain, phrase::ask::given_up(doing));
}

void give_up_paused(Context& context) {
    AppState& state = context.state;
    if (!state.paused) return;
    const Thinking asked = std::exchange(state.paused, std::nullopt)->thinking;
    context.effects.emplace_back(Cancel{asked.id});
    context.say(Tone::kPlain, phrase::ask::given_up(asked.question->doing()), asked.so_far);
}

void report_thinking(Context& context) {
    AppState& state = context.state;
    if (!shows_thinking(state)) return;
    Thinking& thinking = *state.thinking;
    constexpr float kFirstReport = 10;  // seconds; the time between reports doubles each time
    const bool begins = thinking.spoken_of == 0;
    if (!begins && thinking.age < std::max(2 * thinking.spoken_of, kFirstReport)) return;
    thinking.spoken_of = thinking.age;
    context.announce(begins ? words::begins(thinking) : words::goes_on(thinking));
}

}  // namespace peg
