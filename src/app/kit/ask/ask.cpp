// SPDX-License-Identifier: MIT
#include "app/kit/ask/ask.h"

#include <algorithm>
#include <utility>

#include "app/kit/words/words.h"
#include "core/board/notation.h"
#include "words/phrases/ask.h"

namespace peg {

namespace {

constexpr int kMemory = 384;  // MiB; phones give a page about half a GiB

// `request`: what it says beside what the question adds or replaces.
void send(Context& context, QuestionPtr question, const Problem& problem, Json request) {
    AppState& state = context.state;
    cancel_question(context);
    if (!question->quiet()) state.message.reset();
    const std::uint32_t id = ++state.last_question;
    const int seconds = question->seconds();
    request.update(question->request(id));
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
        {"finish", format_finish(on.board, problem.finish)},
        {"max_memory", kMemory},
    };
    if (problem.survivor) request["survivor"] = format_hole(on.board, *problem.survivor);
    send(context, std::move(question), problem, std::move(request));
}

void ask(Context& context, QuestionPtr question) {
    send(context, std::move(question), {}, Json::object());
}

void cancel_question(Context& context) {
    AppState& state = context.state;
    if (!state.thinking) return;
    context.effects.emplace_back(Cancel{state.thinking->id});
    state.thinking.reset();
    context.mark_changed();
}

void stop_question(Context& context) {
    const AppState& state = context.state;
    if (!state.thinking) return context.say(Tone::kPlain, phrase::ask::stopped());
    const Thinking asked = *state.thinking;
    cancel_question(context);
    if (asked.found.is_null())
        return context.say(Tone::kPlain, phrase::ask::stopped(), asked.so_far);
    asked.question->answer(context, {.result = asked.found}, asked);
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
