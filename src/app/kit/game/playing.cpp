// SPDX-License-Identifier: MIT
#include "app/kit/game/playing.h"

#include <array>
#include <utility>

#include "app/kit/context.h"
#include "app/kit/game/pointer.h"
#include "app/kit/game/selection.h"
#include "app/kit/game/survivor.h"
#include "app/kit/listing/listing.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/ask.h"
#include "words/phrases/level.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

constexpr float kSummaryDelay = 0.9f;  // seconds, so that the last jump can be seen and heard

void pick_survivor(Context& context) {
    AppState& state = context.state;
    Playing& playing = *find_mode<Playing>(state.modes);
    const auto left = state.played.game.problem_left();
    playing.picks_last = !state.hand.selected;
    state.sheet = Sheet::kNone;  // so that the board is visible
    if (!playing.picks_last) return choose_survivor(context, *state.hand.selected);
    context.say(Tone::kHint,
                left && left->survivor ? phrase::ask::tap_other_last_peg()
                                       : phrase::ask::tap_last_peg(),
                phrase::ask::escape_lets_go());
}

}  // namespace

// If a peg is already selected, that peg is meant.
void Playing::before_command(Context&, Command command) {
    if (command != "survivor") picks_last = false;
}

std::span<const ModeCommand> Playing::commands() const {
    static constexpr std::array kModeCommands{ModeCommand{"survivor", nullptr, pick_survivor}};
    return kModeCommands;
}

bool Playing::activate(Context& context, Hole hole) {
    if (picks_last && contains(context.state.played.game.position().pegs, hole)) {
        // A peg that can never be the last leaves the choice open.
        picks_last = contains(never_last(context.state), hole);
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

// There is no summary while a solution is playing, whoever made the last jump.
bool Playing::end_game(Context& context) {
    if (context.state.modes.size() > 1) return true;
    context.state.coach.seeks_loss = true;
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
    state.sheet = "end";
    context.announce(words::summary(state));
    return true;
}

std::optional<words::Heading> Playing::title(const AppState& state) const {
    const std::string board = words::board_title(state, state.played.board_text);
    if (!state.played.name.empty()) return words::Heading{state.played.name, board};
    // The classic problem goes by the name of its board.
    if (const ListedProblem* listed = current_problem(state))
        return listed->classic ? words::Heading{board, phrase::level::classic_alone()}
                               : words::Heading{listed->title, board};
    for (const Feature* feature : state.features->list()) {
        if (feature->problem_title == nullptr) continue;
        if (std::string name = feature->problem_title(state); !name.empty())
            return words::Heading{std::move(name), board};
    }
    return words::Heading{board, ""};
}

std::optional<words::Status> Playing::status(const AppState& state) const {
    return words::play(state);
}

}  // namespace peg
