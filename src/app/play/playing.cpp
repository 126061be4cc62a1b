// SPDX-License-Identifier: MIT
#include "app/play/playing.h"

#include <utility>

#include "app/choose/listing.h"
#include "app/context.h"
#include "app/play/pointer.h"
#include "app/play/selection.h"
#include "app/play/survivor.h"
#include "app/words/sheet_words.h"
#include "app/words/words.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr float kSummaryDelay = 0.9f;  // seconds: the last jump is to be seen, and heard

}  // namespace

// A peg that is selected already is the one that is meant.
bool Playing::run(Context& context, Command command) {
    AppState& state = context.state;
    const auto left = state.game.problem_left();
    picks_last = command == Command::kSurvivor && !state.selected;
    if (command != Command::kSurvivor) return false;
    state.sheet = Sheet::kNone;  // the board is to be seen
    if (picks_last)
        context.say(Tone::kHint,
                    left && left->survivor ? phrase::ask::tap_other_last_peg()
                                           : phrase::ask::tap_last_peg(),
                    phrase::ask::escape_lets_go());
    else
        choose_survivor(context, *state.selected);
    return true;
}

bool Playing::activate(Context& context, Hole hole) {
    if (picks_last && contains(context.state.game.position().pegs, hole)) {
        picks_last = false;
        choose_survivor(context, hole);
        return true;
    }
    activate_hole(context, hole);
    return true;
}

bool Playing::point(Context& context, const Pointer& pointer) {
    if (picks_last && pointer.phase == Pointer::Phase::kDown) {
        const auto hole = hole_under(context.state, pointer);
        return hole ? activate(context, *hole) : escape(context);
    }
    follow_pointer(context, pointer);
    return true;
}

bool Playing::escape(Context& context) {
    if (!std::exchange(picks_last, false)) return false;
    context.state.message.reset();
    context.mark_changed();
    context.announce(phrase::play::nothing_selected());
    return true;
}

// Of a solution that is watched nothing is summed up, whoever made the last jump.
bool Playing::end_game(Context& context) {
    if (context.state.modes.size() > 1) return true;
    context.state.seeks_loss = true;
    summary_in = kSummaryDelay;
    return true;
}

bool Playing::tick(Context& context, float seconds) {
    AppState& state = context.state;
    if (!summary_in) return false;
    *summary_in -= seconds;
    if (*summary_in > 0) return true;
    summary_in.reset();
    if (state.sheet != Sheet::kNone) return false;
    context.mark_changed();
    state.sheet = Sheet::kEnd;
    context.announce(words::summary(state));
    return true;
}

std::optional<words::Heading> Playing::title(const AppState& state) {
    const std::string board = words::board_title(state, state.board_text);
    if (!state.game_name.empty()) return words::Heading{state.game_name, board};
    // The classic problem is what everybody takes the board for.
    if (const ListedProblem* listed = current_problem(state))
        return listed->classic ? words::Heading{board, phrase::level::classic_alone()}
                               : words::Heading{listed->title, board};
    return words::Heading{board, ""};
}

std::optional<words::Status> Playing::status(const AppState& state) { return words::play(state); }

}  // namespace peg
