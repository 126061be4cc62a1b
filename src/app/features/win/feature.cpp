// SPDX-License-Identifier: MIT
// A won game: sharing its result, and asking for the fewest moves.

#include <array>

#include "app/features/win/result.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kWinCommands{
    CommandRow{.id = "share_result",
               .icon = "share-2",
               .place = {705, MenuGroup::kShare, kInMenuOnly + 190},
               .about_game = true,
               .state = [](State s) { return offered_if(is_won(s)); },
               .run = share_result},
    CommandRow{.id = "result_picture",
               .icon = "image",
               .place = {706, MenuGroup::kShare, kInMenuOnly + 260},
               .about_game = true,
               .state = [](State s) { return offered_if(is_won(s)); },
               .run = keep_result_picture},
};

void tell_win(Context& context, const Event& event) {
    if (std::holds_alternative<StateChanged>(event)) ask_fewest(context);
}

}  // namespace

const Feature& win_feature() {
    static constexpr Feature kFeature{.name = "win", .commands = kWinCommands, .on = tell_win};
    return kFeature;
}

}  // namespace peg
