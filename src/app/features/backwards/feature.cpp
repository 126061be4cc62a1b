// SPDX-License-Identifier: MIT
// Playing the game backwards.

#include <array>

#include "app/features/backwards/backwards.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr std::array kBackwardsCommands{
    CommandRow{.id = "backwards",
               .icon = "rewind",
               .place = {640, MenuGroup::kGame, kInMenuOnly + 360},
               .about_game = true,
               .state =
                   [](State s) {
                       if (suspended_game(s) != nullptr) return absent();
                       const auto& [start, finish, survivor, marks] = s.played.game.problem();
                       const bool known =
                           is_countable(finish) && finish.kind != Finish::Kind::kOneOf;
                       CommandState backwards =
                           offered(known && marks.empty(), phrase::reason::not_to_this_goal);
                       backwards.pressed = false;
                       return backwards;
                   },
               .run = begin_backwards},
};

}  // namespace

const Feature& backwards_feature() {
    static constexpr Feature kFeature{.name = "backwards", .commands = kBackwardsCommands};
    return kFeature;
}

}  // namespace peg
