// SPDX-License-Identifier: MIT
#include "app/features/solve/solve.h"

#include <memory>
#include <vector>

#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/kit/ask/position_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "words/phrases/ask.h"
#include "words/phrases/coach.h"

namespace peg {

namespace {

bool is_decided(const Finding& finding) { return finding.verdict != Verdict::kUndecided; }

void show_hint(Context& context) {
    AppState& state = context.state;
    if (is_known_lost(state)) return show_lost(context);
    const Known* known = known_here(state);
    if (known->solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    if (!state.marks.hint) {
        state.marks.hint = ShownHint{known->solution.front(), HintStep::kWhere};
        state.played.count_hint();
        remember(context);
    } else if (state.marks.hint->step != HintStep::kJump) {
        state.marks.hint->step = next(state.marks.hint->step);
    }
    const words::Status hint = words::hint(state);
    context.say(hint.tone, hint.title, hint.text);
}

void show_standing(Context& context) {
    if (is_known_lost(context.state)) return show_lost(context);
    context.state.played.help.add(HelpKind::kSolver);
    const Known& known = *known_here(context.state);
    context.say(Tone::kGood, known.best > 0 ? phrase::coach::best(words::pegs(known.best))
                                            : phrase::ask::can_be_won());
    remember(context);
}

class HintQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kHintSeconds; }
    bool judges_jumps() const override { return true; }
    std::string doing() const override { return phrase::ask::for_hint(); }

    // The verdict is enough here. The other jumps are judged for the coach only.
    void progress(Context& context, const Reply& reply, const Thinking& asked) const override {
        AppState& state = context.state;
        const auto finding = learn(context, reply, asked, Part::kIncomplete);
        if (!finding || !is_decided(*finding)) return;
        if (state.settings.coach)
            state.thinking->question =
                std::make_shared<LearnPosition>(LearnPosition::About::kEveryJump);
        else
            cancel_question(context);
        show_hint(context);
    }

protected:
    void tell(Context& context, const Finding& finding, const Json&,
              const Thinking& asked) const override {
        is_decided(finding) ? show_hint(context) : say_no_answer(context, asked);
    }
};

class WinnableQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kHintSeconds; }
    std::string doing() const override { return phrase::ask::for_solution(); }

protected:
    void tell(Context& context, const Finding& finding, const Json&,
              const Thinking& asked) const override {
        is_decided(finding) ? show_standing(context) : say_no_answer(context, asked);
    }
};

class SolveQuestion final : public PositionQuestion {
public:
    int seconds() const override { return kSolveSeconds; }
    bool can_wait() const override { return true; }
    std::string doing() const override { return phrase::ask::for_solution(); }

protected:
    void tell(Context& context, const Finding& finding, const Json&,
              const Thinking& asked) const override {
        is_decided(finding) ? show_solution(context) : say_no_answer(context, asked);
    }
};

}  // namespace

void ask_hint(Context& context) {
    AppState& state = context.state;
    if (knows_solution(state) || is_known_lost(state)) return show_hint(context);
    const Problem here = *state.played.game.problem_left();
    const auto hint = std::make_shared<HintQuestion>();
    // If the coach has asked the same question, it becomes the player's.
    if (auto& open = state.thinking;
        open && open->question->judges_jumps() && open->asked == here) {
        open->question = hint;
        open->age = 0;
        return;
    }
    ask_about(context, hint, here);
}

void ask_whether_winnable(Context& context) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    const Known* known = known_here(state);
    const bool winnable = known != nullptr && known->verdict == Verdict::kSolvable;
    if (winnable || is_known_lost(state)) return show_standing(context);
    ask_about(context, std::make_shared<WinnableQuestion>(), *state.played.game.problem_left());
}

void ask_solution(Context& context) {
    const AppState& state = context.state;
    if (is_known_lost(state) || knows_solution(state)) return show_solution(context);
    ask_solution_of(context, *state.played.game.problem_left());
}

void ask_solution_from_start(Context& context) {
    leave_way_back(context.state);  // back to this position, not to the start
    end_playback(context.state);
    go_to(context, 0);
    context.state.sheet = Sheet::kNone;
    ask_solution(context);
}

void ask_solution_of(Context& context, const Problem& problem) {
    ask_about(context, std::make_shared<SolveQuestion>(), problem);
}

void show_solution(Context& context) {
    AppState& state = context.state;
    if (is_known_lost(state)) return show_lost(context);
    const std::vector<JumpId> solution = known_here(state)->solution;
    if (solution.empty()) return context.say(Tone::kPlain, phrase::ask::no_fewer());
    watch(context, solution,
          words::solution(state.played.game.board(), *state.played.game.problem_left(), solution));
}

}  // namespace peg
