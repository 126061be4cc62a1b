// SPDX-License-Identifier: MIT
// What each jump does, and where the game was lost.

#include <array>

#include "app/features/coach/advice.h"
#include "app/features/settings/change_settings.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "coach",
               .icon = "graduation-cap",
               .place = {160, MenuGroup::kGame, 290},
               .standing = [](State s) { return switched(s.settings.coach); },
               .run = switch_coach},
    CommandRow{.id = "go_back",
               .icon = "history",
               .place = {180},
               .about_game = true,
               .standing = [](State s) { return offered_if(s.loss.last_winnable.has_value()); },
               .run = go_back},
};

}  // namespace

extern constinit const Feature coach_feature{.name = "coach", .commands = kCommands};

}  // namespace peg
