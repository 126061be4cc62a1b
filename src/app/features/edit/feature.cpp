// SPDX-License-Identifier: MIT
// Setting up a position.

#include <array>

#include "app/features/edit/editing.h"
#include "app/features/edit/pick.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kEditCommands{
    CommandRow{
        .id = "edit",
        .icon = "pencil",
        .place = {290, MenuGroup::kEdit, 140},
        .state = [](State s) { return suspended_game(s) == nullptr ? switched(false) : absent(); },
        .run = begin_editing},
    CommandRow{.id = "clear", .icon = "eraser", .place = {300, MenuGroup::kEdit, 60}},
    CommandRow{.id = "fill", .icon = "paint-bucket", .place = {310, MenuGroup::kEdit, 62}},
    CommandRow{.id = "complement", .icon = "contrast", .place = {320, MenuGroup::kEdit, 80}},
    CommandRow{.id = "play_this", .icon = "play", .place = {330, MenuGroup::kEdit, 15}},
    CommandRow{
        .id = "make_winnable", .icon = "wand-sparkles", .place = {340, MenuGroup::kEdit, 66}},
    CommandRow{.id = "can_arise", .icon = "sprout", .place = {350, MenuGroup::kEdit, 78}},
    CommandRow{
        .id = "through", .icon = "route", .place = {360, MenuGroup::kEdit, kInMenuOnly + 130}},
    CommandRow{.id = "finish",
               .icon = "target",
               .place = {370, MenuGroup::kEdit, 64},
               .sheet = "finish",
               .state = [](State) { return absent(); }},
    CommandRow{.id = "mark", .icon = "map-pin", .place = {372, MenuGroup::kEdit, 82}},
    CommandRow{.id = "paint_goal", .icon = "brush", .place = {374, MenuGroup::kEdit, 56}},
    CommandRow{.id = "either", .icon = "circle-dashed", .place = {376, MenuGroup::kEdit, 58}},
    CommandRow{.id = "symmetry",
               .icon = "flip-horizontal-2",
               .place = {380, MenuGroup::kEdit, 68},
               .sheet = "symmetry",
               .state = [](State) { return absent(); }},
};

constexpr std::array kEditSheets{
    SheetRow{.id = "finish",
             .title = [](State) { return phrase::sheet::finish(); },
             .parts = finish_parts},
    SheetRow{.id = "symmetry",
             .title = [](State) { return phrase::sheet::symmetry(); },
             .parts = symmetry_parts},
    SheetRow{.id = "nearest",
             .title = [](State) { return phrase::sheet::nearest(); },
             .parts = nearest_parts},
};

constexpr std::array kEditChoices{
    ChoiceRow{.prefix = "finish:",
              .order = 40,
              .offered = [](State s) { return editing(s) != nullptr && s.sheet == "finish"; },
              .list = finish_choices,
              .choose = choose_finish},
    ChoiceRow{.prefix = "symmetry:",
              .order = 50,
              .offered = [](State s) { return s.sheet == "symmetry"; },
              .list = symmetry_choices,
              .choose = choose_symmetry},
    ChoiceRow{.prefix = "near:",
              .order = 60,
              .offered = [](State s) { return s.sheet == "nearest"; },
              .list = nearest_choices,
              .choose = choose_near,
              .miniature = near_miniature},
};

}  // namespace

const Feature& edit_feature() {
    static constexpr Feature kFeature{
        .name = "edit", .commands = kEditCommands, .sheets = kEditSheets, .choices = kEditChoices};
    return kFeature;
}

}  // namespace peg
