// SPDX-License-Identifier: MIT
// The part of App that asks the solver, and understands its answers.

#include "report/fields.h"
#include "report/text.h"
#include "ui/model/app.h"
#include "ui/model/coach.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr int kHintSeconds = 20;
constexpr int kSolveSeconds = 120;
constexpr int kMemory = 384;  // MiB; phones give a page about half a GiB
// For the coach alone: enough for the English board from its start, and after its first jump.
constexpr int kTallySeconds = 6;
constexpr int kTallyMemory = 256;

std::string no_answer(int seconds) {
    return "No answer within " + std::to_string(seconds) + " seconds.";
}
int seconds_for(Purpose purpose) {
    switch (purpose) {
        case Purpose::kTally: return kTallySeconds;
        case Purpose::kCoach:
        case Purpose::kHint: return kHintSeconds;
        default: return kSolveSeconds;
    }
}
bool counts(Purpose purpose) { return purpose == Purpose::kCount || purpose == Purpose::kTally; }

constexpr int kToChooseFrom = 60;
constexpr const char* kMayBeWinnable = "This may or may not be winnable.";

const char* command_of(Purpose purpose, bool judges) {
    if (counts(purpose)) return "count";
    if (purpose == Purpose::kAnother || purpose == Purpose::kEasiest) return "solutions";
    return judges ? "hint" : "solve";
}

// The solutions of a count's result: "40,861,647,040,079,968"; empty where they are not known.
std::string solutions_in(const Json& result) {
    std::string digits = text_of(result, "solutions");
    if (digits.size() > 40 || digits.find_first_not_of("0123456789") != std::string::npos)
        return "";
    return grouped(std::move(digits));
}

}  // namespace

// Every jump judged (a hint), or one solution.
void App::ask(Purpose purpose, Position position, bool judges) {
    stop_thinking();
    if (!is_quiet(purpose)) state_.message.reset();
    const Board& board = state_.game.board();
    const Finish& finish = state_.game.problem().finish;
    state_.thinking = Thinking{++last_id_, purpose, judges, {position, finish}};
    Json request{
        {"id", last_id_},
        {"command", command_of(purpose, judges)},
        {"shortest", purpose == Purpose::kShortest},
        {"board", state_.board_text},
        {"position", format_position(board, position)},
        {"finish", format_finish(board, finish)},
        {"max_seconds", seconds_for(purpose)},
        {"max_memory", purpose == Purpose::kTally ? kTallyMemory : kMemory},
    };
    // Another order each time; of several in one order, the one with the longest sweeps.
    if (purpose == Purpose::kAnother) request.update({{"first", 1}, {"seed", last_id_}});
    if (purpose == Purpose::kEasiest) request["first"] = kToChooseFrom;
    effects_.emplace_back(Ask{to_line(request)});
}

void App::ask_beyond(Purpose purpose) {
    state_.sheet = Sheet::kNone;
    ask(purpose, state_.game.position(), false);
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
            if (reply.result && (state_.thinking->judges || counts(state_.thinking->purpose)))
                answered(reply, false);
            return;
        case Reply::Kind::kDone: return answered(reply, true);
        case Reply::Kind::kCancelled: state_.thinking.reset(); return;
        case Reply::Kind::kError:
        case Reply::Kind::kLost: {
            // Not to be asked for ever.
            const Thinking asked = *std::exchange(state_.thinking, std::nullopt);
            if (counts(asked.purpose))
                state_.knowledge.learn_count(asked.asked.start, "");
            else
                state_.knowledge.learn(state_.game.board(), asked.asked, {}, Stage::kAnswered);
            return say(Tone::kBad, reply.message);
        }
    }
}

void App::answered(const Reply& reply, bool last) {
    const Thinking asked = *state_.thinking;
    if (last) state_.thinking.reset();
    if (counts(asked.purpose)) return counted(reply, asked, last);
    if ((asked.purpose == Purpose::kAnother || asked.purpose == Purpose::kEasiest) && reply.result)
        return show_one_of(*reply.result, asked);
    auto finding = reply.result ? parse_finding(state_.game.board(), asked.asked, *reply.result)
                                : Result<Finding>(unreadable());
    const Stage stage = !last ? Stage::kPartial : asked.judges ? Stage::kJudged : Stage::kAnswered;
    state_.knowledge.learn(state_.game.board(), asked.asked, finding ? *finding : Finding{}, stage);
    if (!finding) {
        stop_thinking();
        return complain(finding.error());
    }
    if (asked.purpose == Purpose::kShortest && !finding->solution.empty())
        return show_shortest(*finding, flag_of(*reply.result, "shortest"));
    if (asked.purpose == Purpose::kSolve || asked.purpose == Purpose::kShortest)
        return show_solution();
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

void App::solve() {
    if (proof_here(state_) != nullptr || knows_solution(state_)) return show_solution();
    ask(Purpose::kSolve, state_.game.position(), false);
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

void App::show_shortest(const Finding& finding, bool proved) {
    const std::size_t moves = moves_of(state_.game.board(), finding.solution).size();
    watch(finding.solution);
    announce(words::shortest(moves, proved));
    state_.message = Message{Tone::kPlain, words::shortest(moves, proved), ""};
    ++revision_;
}

// Of several solutions the one in the fewest moves; each is replayed before it is believed.
void App::show_one_of(const Json& result, const Thinking& asked) {
    const Board& board = state_.game.board();
    const Json* list = field_of(result, "solutions");
    std::vector<JumpId> best;
    std::size_t fewest = 0;
    std::size_t found = 0;
    for (const Json& line : list != nullptr && list->is_array() ? *list : Json::array()) {
        const auto jumps = parse_moves(board, line.is_string() ? line.get<std::string>() : "");
        if (!jumps || jumps->empty() || replay(board, asked.asked, *jumps).legal < jumps->size())
            return complain(unreadable());
        const std::size_t moves = moves_of(board, *jumps).size();
        ++found;
        if (!best.empty() && moves >= fewest) continue;
        best = *jumps;
        fewest = moves;
    }
    if (best.empty()) return say(Tone::kPlain, "No other solution was found.", kMayBeWinnable);
    watch(best);
    const std::string moves = "In " + peg::counted(fewest, "move");
    if (asked.purpose == Purpose::kAnother)
        return say(Tone::kPlain, "Another solution.", moves + '.');
    if (found == 1) return say(Tone::kPlain, "The only solution found.", moves + '.');
    say(Tone::kPlain, "The longest sweeps of " + std::to_string(found) + " solutions.",
        moves + ", the fewest of them.");
}

void App::count_solutions() {
    state_.sheet = Sheet::kNone;
    const Known* known = known_here(state_);
    if (known != nullptr && !known->solutions.empty()) return show_count();
    ask(Purpose::kCount, state_.game.position(), false);
}

// The solutions are known before all the positions are, which nobody here wants.
void App::counted(const Reply& reply, const Thinking& asked, bool last) {
    const std::string solutions = reply.result ? solutions_in(*reply.result) : "";
    if (solutions.empty() && !last) return;
    stop_thinking();
    state_.knowledge.learn_count(asked.asked.start, solutions);
    if (asked.purpose == Purpose::kCount) show_count();
}

void App::show_count() {
    const std::string& solutions = known_here(state_)->solutions;
    if (solutions.empty())
        return say(Tone::kPlain, "There are more positions than could be counted.",
                   "Try it again closer to the end.");
    say(Tone::kPlain,
        solutions == "1" ? "One way to win from here." : solutions + " ways to win from here.",
        "Counted as sequences of jumps.");
}

}  // namespace peg
