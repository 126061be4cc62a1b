// SPDX-License-Identifier: MIT
// The part of App that asks the solver, and understands its answers.

#include "report/json.h"
#include "ui/model/app.h"
#include "ui/model/coach.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr int kHintSeconds = 20;
constexpr int kSolveSeconds = 120;
constexpr int kMemory = 384;  // MiB; phones give a page about half a GiB

std::string no_answer(int seconds) {
    return "No answer within " + std::to_string(seconds) + " seconds.";
}
constexpr const char* kMayBeWinnable = "This may or may not be winnable.";

}  // namespace

// Every jump judged (a hint), or one solution.
void App::ask(Purpose purpose, Position position, bool judges) {
    stop_thinking();
    if (purpose != Purpose::kCoach) state_.message.reset();
    const Board& board = state_.game.board();
    const Finish& finish = state_.game.problem().finish;
    state_.thinking = Thinking{++last_id_, purpose, judges, {position, finish}};
    const Json request{
        {"id", last_id_},
        {"command", judges ? "hint" : "solve"},
        {"board", state_.board_text},
        {"position", format_position(board, position)},
        {"finish", format_finish(board, finish)},
        {"max_seconds", purpose == Purpose::kSolve ? kSolveSeconds : kHintSeconds},
        {"max_memory", kMemory},
    };
    effects_.emplace_back(Ask{to_line(request)});
}

void App::stop_thinking() {
    if (!state_.thinking) return;
    effects_.emplace_back(Cancel{state_.thinking->id});
    state_.thinking.reset();
    ++revision_;
}

void App::handle(const Reply& reply) {
    const bool ours = state_.thinking && reply.id == state_.thinking->id;
    const bool lost = state_.thinking && reply.kind == Reply::Kind::kLost;
    if (!ours && !lost) return;  // stale
    switch (reply.kind) {
        case Reply::Kind::kReady: return;
        case Reply::Kind::kProgress:
            state_.thinking->nodes = reply.nodes;
            state_.thinking->seconds = reply.seconds;
            if (reply.result && state_.thinking->judges) answered(reply, false);
            return;
        case Reply::Kind::kDone: return answered(reply, true);
        case Reply::Kind::kCancelled: state_.thinking.reset(); return;
        case Reply::Kind::kError:
        case Reply::Kind::kLost: {
            // Not to be asked for ever.
            const Thinking asked = *std::exchange(state_.thinking, std::nullopt);
            state_.knowledge.learn(state_.game.board(), asked.asked, {}, Stage::kAnswered);
            return say(Tone::kBad, reply.message);
        }
    }
}

void App::answered(const Reply& reply, bool last) {
    const Thinking asked = *state_.thinking;
    if (last) state_.thinking.reset();
    auto finding = reply.result ? parse_finding(state_.game.board(), asked.asked, *reply.result)
                                : Result<Finding>(Error{"The solver's answer could not be read."});
    const Stage stage = !last ? Stage::kPartial : asked.judges ? Stage::kJudged : Stage::kAnswered;
    state_.knowledge.learn(state_.game.board(), asked.asked, finding ? *finding : Finding{}, stage);
    if (!finding) {
        stop_thinking();
        return complain(finding.error());
    }
    if (asked.purpose == Purpose::kSolve) return show_solution();
    // The verdict comes first; judging the other jumps is work for the coach alone.
    if (asked.purpose != Purpose::kHint || (!last && finding->verdict == Verdict::kUndecided))
        return;
    if (state_.thinking && state_.settings.coach)
        state_.thinking->purpose = Purpose::kCoach;
    else
        stop_thinking();
    show_hint();
}

void App::hint() {
    const Known* known = known_here(state_);
    const bool winnable = known != nullptr && !known->solution.empty();
    if (winnable || proof_here(state_) != nullptr) return show_hint();
    // The coach's question is the same one.
    const Position here = state_.game.position();
    if (state_.thinking && state_.thinking->judges && state_.thinking->asked.start == here) {
        state_.thinking->purpose = Purpose::kHint;
        state_.thinking->age = 0;
        return;
    }
    ask(Purpose::kHint, here, true);
}

// What is known is enough to show.
void App::show_hint() {
    const Known* known = known_here(state_);
    if (proof_here(state_) != nullptr) {
        state_.seeks_loss = true;
        return say(Tone::kBad, "This position cannot be won.", words::reason(state_));
    }
    if (known == nullptr || known->verdict != Verdict::kSolvable)
        return say(Tone::kPlain, no_answer(kHintSeconds), kMayBeWinnable);
    if (known->solution.empty()) return say(Tone::kPlain, "No jump from here leaves fewer pegs.");
    state_.hint = known->solution.front();
    ++state_.hints;
    remember();
    say(Tone::kHint, "Hint: " + words::jump(state_.game.board(), *state_.hint) + '.',
        words::hint_reason(state_));
}

void App::show_solution() {
    const Known* known = known_here(state_);
    if (proof_here(state_) != nullptr) {
        state_.seeks_loss = true;
        return say(Tone::kBad, "This position cannot be won.", words::reason(state_));
    }
    if (known == nullptr || known->solution.empty()) {
        if (known != nullptr && known->verdict == Verdict::kSolvable)
            return say(Tone::kPlain, "No jump from here leaves fewer pegs.");
        return say(Tone::kPlain, no_answer(kSolveSeconds), kMayBeWinnable);
    }
    const std::vector<JumpId> solution = known->solution;
    watch(solution);
}

}  // namespace peg
