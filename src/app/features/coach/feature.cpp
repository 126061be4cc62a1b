// SPDX-License-Identifier: MIT
// The coach: what each jump does, and where the game was lost.

#include <array>

#include "app/features/coach/advice.h"
#include "app/features/coach/next_question.h"
#include "app/kit/coach/coach.h"
#include "app/kit/feature.h"
#include "app/kit/store/saved_state.h"

#include "words/phrases/settings.h"

namespace peg {

namespace {

void switch_coach(Context& context) {
    bool& coach = context.state.settings.coach;
    coach = !coach;
    const Game& game = context.state.played.game;
    if (coach && game.cursor() > 0 && game.status() == Game::Status::kPlaying)
        context.state.played.help.add(HelpKind::kCoach);
    context.announce(coach ? phrase::settings::coach_on() : phrase::settings::coach_off());
    remember(context);
}

constexpr std::array kCoachCommands{
    CommandRow{.id = "coach",
               .icon = "graduation-cap",
               .place = {14, MenuGroup::kGame, 5},
               .state = [](State s) { return switched(s.settings.coach); },
               .run = switch_coach},
    CommandRow{.id = "go_back",
               .icon = "history",
               .place = {180},
               .about_game = true,
               .state = [](State s) { return offered_if(s.coach.loss.last_winnable.has_value()); },
               .run = go_back},
};

void tell_coach(Context& context, const Event& event) {
    AppState& state = context.state;
    if (std::holds_alternative<GameReplaced>(event)) state.coach.reported_loss.reset();
    if (std::holds_alternative<PositionChanged>(event)) state.coach.seeks_loss = false;
    if (!std::holds_alternative<StateChanged>(event)) return;
    state.coach.loss = find_loss(state);
    ask_next_question(context);
}

}  // namespace

const Feature& coach_feature() {
    static constexpr Feature kFeature{
        .name = "coach", .commands = kCoachCommands, .on = tell_coach};
    return kFeature;
}

}  // namespace peg
