// SPDX-License-Identifier: MIT
// Drawing a board.

#include <array>

#include "app/features/draw/drawing_board.h"
#include "app/features/draw/own_boards.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr BringBackRow kBringBackDraw{
    .sheet = "boards",
    .there = [](State s) { return s.own.of<RemovedBoard>().board.has_value(); },
    .run = bring_back_board,
};

constexpr std::array kDrawCommands{
    CommandRow{
        .id = "draw_board",
        .icon = "pencil-ruler",
        .place = {390, MenuGroup::kEdit, kInMenuOnly + 60},
        .state = [](State s) { return suspended_game(s) == nullptr ? switched(false) : absent(); },
        .run = begin_drawing_board},
    CommandRow{.id = "save_board", .icon = "bookmark", .place = {395, MenuGroup::kEdit, 17}},
    CommandRow{.id = "triangular", .icon = "triangle", .place = {400, MenuGroup::kEdit, 70}},
    CommandRow{.id = "diagonal", .icon = "move-diagonal", .place = {405, MenuGroup::kEdit, 71}},
    CommandRow{.id = "by_text", .icon = "type", .place = {410, MenuGroup::kEdit, 72}},
    CommandRow{.id = "larger", .icon = "maximize-2", .place = {420, MenuGroup::kEdit, 74}},
    CommandRow{.id = "smaller", .icon = "minimize-2", .place = {430, MenuGroup::kEdit, 76}},
};

constexpr std::array kDrawChoices{
    ChoiceRow{.prefix = "own:",
              .order = 300,
              .offered = [](State s) { return s.sheet == "boards"; },
              .list = own_board_choices,
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.kept.own_boards.size(),
                                             open_own_board);
                  },
              .miniature = own_board_miniature},
    ChoiceRow{.prefix = "forget:",
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.kept.own_boards.size(),
                                             remove_own_board);
                  }},
};

}  // namespace

const Feature& draw_feature() {
    static constexpr Feature kFeature{.name = "draw",
                                      .commands = kDrawCommands,
                                      .choices = kDrawChoices,
                                      .bring_back = kBringBackDraw};
    return kFeature;
}

}  // namespace peg
