// SPDX-License-Identifier: MIT
// Watching a solution.

#include <array>

#include "app/kit/app_state.h"
#include "app/kit/feature.h"
#include "app/kit/game/challenge.h"
#include "app/kit/solution/playback_mode.h"

namespace peg {

namespace {

constexpr std::array kWatchCommands{
    CommandRow{.id = "step_back",
               .icon = "step-back",
               .place = {210, MenuGroup::kSolution, 30},
               .keys = ","},
    CommandRow{.id = "play",
               .icon = "pause",
               .place = {220, MenuGroup::kSolution, 20},
               .keys = "Space",
               .icon_now = [](State s) -> std::string_view {
                   return is_played_back(s) ? "pause" : "play";
               }},
    CommandRow{.id = "step",
               .icon = "step-forward",
               .place = {230, MenuGroup::kSolution, 40},
               .keys = "."},
    CommandRow{
        .id = "slower", .icon = "rewind", .place = {240, MenuGroup::kSolution, 91}, .keys = "-"},
    CommandRow{.id = "faster",
               .icon = "fast-forward",
               .place = {250, MenuGroup::kSolution, 92},
               .keys = "+ ="},
    CommandRow{.id = "now_try", .icon = "hand", .place = {255, MenuGroup::kSolution, 50}},
    CommandRow{
        .id = "leave", .icon = "check", .place = {260, MenuGroup::kSolution, 10}, .keys = "Escape"},
};

// Returning to a shared game shows it again as a replay, paused where it was.
void follow_games(Context& context, const Event& event) {
    if (!std::holds_alternative<GameReplaced>(event)) return;
    meet_challenge(context.state);
    watch_shared_again(context);
}

}  // namespace

const Feature& watch_feature() {
    static constexpr Feature kFeature{
        .name = "watch", .commands = kWatchCommands, .on = follow_games};
    return kFeature;
}

}  // namespace peg
