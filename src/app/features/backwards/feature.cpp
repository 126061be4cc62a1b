// SPDX-License-Identifier: MIT
// Playing the game backwards.

#include <array>

#include "app/features/backwards/backwards.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kBackwardsCommands{
    CommandRow{
        .id = "backwards",
        .icon = "rewind",
        .place = {640, MenuGroup::kGame, kInMenuOnly + 360},
        .about_game = true,
        .standing = [](State s) { return put_by(s) == nullptr ? switched(false) : absent(); },
        .run = begin_backwards},
};

}  // namespace

const Feature& backwards_feature() {
    static constexpr Feature kFeature{.name = "backwards", .commands = kBackwardsCommands};
    return kFeature;
}

}  // namespace peg
