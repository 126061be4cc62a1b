// SPDX-License-Identifier: MIT
// Links, pictures and animations.

#include <array>

#include "app/features/share/share.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "app/kit/game/challenge.h"

namespace peg {

namespace {

constexpr std::array kShareCommands{
    CommandRow{.id = "copy",
               .icon = "copy",
               .place = {660, MenuGroup::kRecord, kInMenuOnly + 220},
               .about_game = true,
               .standing = with_jumps,
               .run = copy_moves},
    CommandRow{.id = "share",
               .icon = "share-2",
               .place = {720, MenuGroup::kRecord, 350},
               .standing = always,
               .run = share_position},
    CommandRow{.id = "share_game",
               .icon = "share-2",
               .place = {730, MenuGroup::kRecord, kInMenuOnly + 230},
               .about_game = true,
               .standing = with_jumps,
               .run = share_game},
    CommandRow{.id = "share_challenge",
               .icon = "trophy",
               .place = {735, MenuGroup::kRecord, kInMenuOnly + 235},
               .about_game = true,
               .standing = [](State s) { return offered_if(has_own_solution(s)); },
               .run = share_challenge},
    CommandRow{.id = "share_problem",
               .icon = "share-2",
               .place = {740, MenuGroup::kRecord, kInMenuOnly + 240},
               .about_game = true,
               .standing = always,
               .run = share_problem},
    CommandRow{.id = "picture",
               .icon = "image",
               .place = {750, MenuGroup::kRecord, kInMenuOnly + 250},
               .standing = always,
               .run = take_picture},
    CommandRow{.id = "animation",
               .icon = "film",
               .place = {760, MenuGroup::kRecord, kInMenuOnly + 260},
               .about_game = true,
               .standing = with_jumps,
               .run = take_animation},
};

}  // namespace

const Feature& share_feature() {
    static constexpr Feature kFeature{.name = "share", .commands = kShareCommands};
    return kFeature;
}

}  // namespace peg
