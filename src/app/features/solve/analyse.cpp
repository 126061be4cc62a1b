// SPDX-License-Identifier: MIT
#include "app/features/solve/analyse.h"

#include <algorithm>
#include <memory>

#include "app/features/solve/solve.h"
#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/solution/package_words.h"
#include "app/kit/solution/packages.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "report/fields.h"
#include "report/text.h"
#include "words/phrases/ask.h"
#include "words/phrases/count.h"
#include "words/phrases/packages.h"

namespace peg {

namespace {

// A number of a result; 0 if it is missing.
std::size_t number_in(const Json& result, const char* key) {
    return static_cast<std::size_t>(
        std::clamp(integer_of(result, key), std::int64_t{0}, std::int64_t{1'000'000}));
}

class ShortestQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kSolveSeconds; }
    bool can_wait() const override { return true; }
    Json request(std::uint32_t) const override {
        return {{"command", "solve"}, {"shortest", true}};
    }
    std::string doing() const override { return phrase::ask::for_shortest(); }
    std::string so_far(const Json& result) const override {
        const std::size_t moves = number_in(result, "move_count");
        const std::size_t least = number_in(result, "move_count_at_least");
        if (moves == 0) return "";
        const std::string in_moves = phrase::count::of_moves(moves);
        return least > 0 ? phrase::ask::found_one_bounded(in_moves, least)
                         : phrase::ask::found_one(in_moves);
    }
    bool answers_when_stopped() const override { return true; }

protected:
    void tell(Context& context, const Finding& finding, const Json& result,
              const Thinking& asked) const override {
        if (!finding.solution.empty()) return show(context, finding, result);
        finding.verdict != Verdict::kUndecided ? show_solution(context)
                                               : say_no_answer(context, asked);
    }

private:
    static void show(Context& context, const Finding& finding, const Json& result) {
        AppState& state = context.state;
        const std::size_t moves = moves_of(state.played.game.board(), finding.solution).size();
        const bool proved = flag_of(result, "shortest");
        if (proved && state.played.game.cursor() == 0)
            learn_least_moves(state, state.played.game.problem(), static_cast<int>(moves));
        const auto least = static_cast<std::size_t>(std::clamp(
            integer_of(result, "move_count_at_least"), std::int64_t{0}, std::int64_t{64}));
        watch(context, finding.solution, words::shortest(moves, proved ? moves : least));
    }
};

// A question with an answer of its own kind if there is a solution. The answer is not added to
// Knowledge.
class AnalysisQuestion : public Question {
public:
    bool can_wait() const final { return true; }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const final {
        if (!reply.result) return context.complain(unreadable());
        if (has_answer(*reply.result)) return show(context, *reply.result, asked);
        // Without a solution, the answer is the proof.
        if (verdict_in(*reply.result) == Verdict::kUnsolvable)
            return ask_solution_of(context, asked.asked);
        say_no_answer(context, asked);
    }
    void failed(Context&, const Thinking&) const final {}

protected:
    virtual bool has_answer(const Json& result) const {
        return verdict_in(result) == Verdict::kSolvable;
    }
    virtual void show(Context& context, const Json& result, const Thinking& asked) const = 0;
};

class AnotherQuestion final : public AnalysisQuestion {
public:
    int seconds() const override { return kSolveSeconds; }
    Json request(std::uint32_t id) const override {
        return {{"command", "solutions"}, {"first", 1}, {"seed", id}};
    }
    std::string doing() const override { return phrase::ask::for_another(); }

protected:
    bool has_answer(const Json& result) const override {
        const Json* list = field_of(result, "solutions");
        return list != nullptr && list->is_array() && !list->empty();
    }
    void show(Context& context, const Json& result, const Thinking& asked) const override {
        const Board& board = context.state.played.game.board();
        const auto jumps = jumps_in(board, field_of(result, "solutions"));
        if (!jumps || jumps->empty() || !replay(board, asked.asked, *jumps).finished)
            return context.complain(unreadable());
        watch(context, *jumps, words::another(moves_of(board, *jumps).size()));
    }
};

class ExplainQuestion final : public AnalysisQuestion {
public:
    int seconds() const override { return kHintSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "explain"}}; }
    std::string doing() const override { return phrase::packages::wanted(); }
    std::string so_far(const Json& result) const override {
        const std::size_t steps = number_in(result, "steps");
        return steps > 0 ? phrase::packages::steps(steps) : "";
    }
    bool answers_when_stopped() const override { return true; }

protected:
    void show(Context& context, const Json& result, const Thinking& asked) const override {
        const auto explained =
            parse_explanation(context.state.played.game.board(), asked.asked, result);
        if (!explained) return context.complain(unreadable());
        if (explained->jumps.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
        watch(context, explained->jumps, words::explained(*explained), explained->packages);
    }
};

class MustQuestion final : public AnalysisQuestion {
public:
    int seconds() const override { return kHintSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "must"}}; }
    std::string doing() const override { return phrase::ask::for_must(); }
    std::string so_far(const Json& result) const override {
        const Json* jumps = field_of(result, "jumps");
        return jumps != nullptr && !jumps->empty() ? phrase::ask::found(jumps->size()) : "";
    }

protected:
    void show(Context& context, const Json& result, const Thinking& asked) const override {
        AppState& state = context.state;
        const Board& board = state.played.game.board();
        state.marks.must_come = parse_must_come(board, asked.asked, result);
        if (!state.marks.must_come) return context.complain(unreadable());
        state.played.help.add(HelpKind::kSolution);
        remember(context);
        const words::Status must = words::must_come(board, *state.marks.must_come);
        context.say(must.tone, must.title, must.text);
    }
};

// Shows the number as soon as it is known. The player may wait for the rest, or stop it.
class CountQuestion final : public CountingQuestion {
public:
    int seconds() const override { return kSolveSeconds; }
    bool can_wait() const override { return true; }
    std::string doing() const override { return phrase::ask::for_count(); }
    std::string so_far(const Json& result) const override {
        return digits_of(result, "solutions").empty() ? "" : words::counted(result).title;
    }

    void progress(Context& context, const Reply& reply, const Thinking& asked) const override {
        const std::string solutions = solutions_in(reply);
        if (solutions.empty()) return;
        context.state.played.help.add(HelpKind::kSolver);
        learn(context, reply, asked);
        if (solutions != "0") return;
        cancel_question(context);
        ask_solution_of(context, asked.asked);  // to get the proof
    }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        learn(context, reply, asked);
        const std::string solutions = solutions_in(reply);
        if (solutions.empty()) return say_odds(context, reply, asked);
        if (solutions == "0") return ask_solution_of(context, asked.asked);
        context.state.played.help.add(HelpKind::kSolver);
        remember(context);
        const words::Status count = words::counted(*reply.result);
        context.say(count.tone, count.title, count.text);
    }

private:
    static void say_odds(Context& context, const Reply& reply, const Thinking& asked) {
        const Odds odds = reply.result ? odds_in(*reply.result) : Odds{};
        if (odds.chance <= 0) return say_no_answer(context, asked);
        context.state.played.help.add(HelpKind::kSolver);
        context.say(Tone::kPlain, words::no_answer(asked), words::chance(odds));
    }
};

template <class Kind>
void ask_for(Context& context) {
    context.state.sheet = Sheet::kNone;
    if (is_known_lost(context.state)) return show_lost(context);
    ask_about(context, std::make_shared<Kind>(), *context.state.played.game.problem_left());
}

}  // namespace

void ask_shortest(Context& context) { ask_for<ShortestQuestion>(context); }
void ask_another(Context& context) { ask_for<AnotherQuestion>(context); }
void ask_explanation(Context& context) { ask_for<ExplainQuestion>(context); }
void ask_must_come(Context& context) { ask_for<MustQuestion>(context); }
void ask_count(Context& context) { ask_for<CountQuestion>(context); }

}  // namespace peg
