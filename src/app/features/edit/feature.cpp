// SPDX-License-Identifier: MIT
// Setting up a position.

#include <array>

#include "app/features/edit/editing.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kEditCommands{
    CommandRow{
        .id = "edit",
        .icon = "pencil",
        .place = {290, MenuGroup::kEdit, 320},
        .standing = [](State s) { return put_by(s) == nullptr ? switched(false) : absent(); },
        .run = begin_editing},
    CommandRow{.id = "clear", .icon = "eraser", .place = {300, MenuGroup::kEdit, 140}},
    CommandRow{.id = "fill", .icon = "paint-bucket", .place = {310, MenuGroup::kEdit, 150}},
    CommandRow{.id = "complement", .icon = "contrast", .place = {320, MenuGroup::kEdit, 260}},
    CommandRow{.id = "play_this", .icon = "play", .place = {330, MenuGroup::kEdit, 240}},
    CommandRow{
        .id = "make_winnable", .icon = "wand-sparkles", .place = {340, MenuGroup::kEdit, 170}},
    CommandRow{.id = "can_arise", .icon = "sprout", .place = {350, MenuGroup::kEdit, 230}},
    CommandRow{
        .id = "through", .icon = "route", .place = {360, MenuGroup::kEdit, kInMenuOnly + 130}},
    CommandRow{.id = "finish",
               .icon = "target",
               .place = {370, MenuGroup::kEdit, 160},
               .sheet = Sheet::kFinish,
               .standing = [](State) { return absent(); }},
    CommandRow{.id = "symmetry",
               .icon = "flip-horizontal-2",
               .place = {380, MenuGroup::kEdit, 180},
               .sheet = Sheet::kSymmetry,
               .standing = [](State) { return absent(); }},
};

}  // namespace

const Feature& edit_feature() {
    static constexpr Feature kFeature{.name = "edit", .commands = kEditCommands};
    return kFeature;
}

}  // namespace peg
