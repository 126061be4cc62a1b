// SPDX-License-Identifier: MIT
// Boards, problems and figures to choose from.

#include <array>

#include "app/features/boards/choose.h"
#include "app/kit/feature.h"
#include "app/kit/listing/listing.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "next",
               .icon = "skip-forward",
               .place = {470, MenuGroup::kBoards, 360},
               .about_game = true,
               .standing = [](State s) { return offered_if(current_problem(s) != nullptr); },
               .run = open_next_problem},
    CommandRow{.id = "boards",
               .icon = "grid-3x3",
               .place = {500, MenuGroup::kBoards, 250},
               .sheet = Sheet::kBoards},
    CommandRow{.id = "problems",
               .icon = "puzzle",
               .place = {510, MenuGroup::kBoards, 370},
               .sheet = Sheet::kProblems},
    CommandRow{.id = "figures",
               .icon = "shapes",
               .place = {520, MenuGroup::kBoards, 380},
               .sheet = Sheet::kFigures},
    CommandRow{
        .id = "unsolved",
        .icon = "circle-dashed",
        .place = {610},
        .standing =
            [](State s) { return lists_problems(s) ? switched(s.filter.unsolved) : absent(); },
        .run = filter_unsolved},
    CommandRow{
        .id = "atlas",
        .icon = "map",
        .place = {560, MenuGroup::kAnalyse, kInMenuOnly + 180},
        .standing = always,
        .run = [](Context& c) { c.effects.emplace_back(OpenAtlas{c.state.played.board_text}); }},
};

}  // namespace

extern constinit const Feature boards_feature{.name = "boards", .commands = kCommands};

}  // namespace peg
