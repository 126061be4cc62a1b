// SPDX-License-Identifier: MIT
#include "app/kit/ask/answer.h"

#include <utility>

#include "app/kit/coach/coach.h"
#include "app/kit/words/words.h"

namespace peg {

namespace {

// Records progress and what was found so far.
void note_progress(Thinking& thinking, const Reply& reply) {
    thinking.nodes = reply.nodes;
    thinking.seconds = reply.seconds;
    if (!reply.result) return;
    const Question& question = *thinking.question;
    thinking.so_far = question.so_far(*reply.result);
    if (question.answers_when_stopped() && !thinking.so_far.empty()) thinking.found = *reply.result;
}

void take_progress(Context& context, const Reply& reply) {
    Thinking& thinking = *context.state.thinking;
    note_progress(thinking, reply);
    if (!reply.result) return;
    const Thinking asked = thinking;  // a copy: the question may end its own entry in the state
    asked.question->progress(context, reply, asked);
}

// A reply to the paused question. The answer is kept until the question resumes.
void take_reply_of_paused(Context& context, const Reply& reply) {
    AppState& state = context.state;
    context.mark_changed();
    switch (reply.kind) {
        case Reply::Kind::kReady:
        case Reply::Kind::kLost: return;
        case Reply::Kind::kProgress: return note_progress(state.paused->thinking, reply);
        case Reply::Kind::kDone: state.paused->finished = reply; return;
        case Reply::Kind::kCancelled: state.paused.reset(); return;
        case Reply::Kind::kError: {
            const Thinking asked = std::exchange(state.paused, std::nullopt)->thinking;
            asked.question->failed(context, asked);
            if (reply.error) return context.complain(*reply.error);
            return context.say(Tone::kBad, reply.message);
        }
    }
}

}  // namespace

void take_reply(Context& context, const Reply& reply) {
    AppState& state = context.state;
    if (state.paused && reply.id == state.paused->thinking.id)
        return take_reply_of_paused(context, reply);
    if (!state.thinking) return;  // stale
    // The worker has already reported the job that ended with it; the open question waits for the
    // next worker.
    if (reply.kind == Reply::Kind::kLost) return context.say(Tone::kBad, reply.message);
    if (reply.id != state.thinking->id) return;  // stale
    switch (reply.kind) {
        case Reply::Kind::kReady:
        case Reply::Kind::kLost: return;
        case Reply::Kind::kProgress: return take_progress(context, reply);
        case Reply::Kind::kCancelled: state.thinking.reset(); return;
        case Reply::Kind::kDone: {
            const Thinking asked = *std::exchange(state.thinking, std::nullopt);
            return asked.question->answer(context, reply, asked);
        }
        case Reply::Kind::kError: {
            const Thinking asked = *std::exchange(state.thinking, std::nullopt);
            asked.question->failed(context, asked);
            if (reply.error) return context.complain(*reply.error);
            return context.say(Tone::kBad, reply.message);
        }
    }
}

void show_lost(Context& context) {
    AppState& state = context.state;
    state.coach.seeks_loss = true;
    state.played.help.add(HelpKind::kSolver);
    const bool gone = is_survivor_gone(state);
    context.say(Tone::kBad, words::cannot_be_won(),
                gone ? words::gone(state.played.game) : words::where_lost(state));
    state.message->tells_lost = !gone;
}

void say_no_answer(Context& context, const Thinking& asked) {
    if (is_known_lost(context.state)) return show_lost(context);
    context.say(Tone::kPlain, words::no_answer(asked), words::standing(context.state));
}

}  // namespace peg
