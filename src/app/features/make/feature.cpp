// SPDX-License-Identifier: MIT
// Puzzles made by wish, and the puzzle of a day.

#include <array>

#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/kit/feature.h"

#include "words/phrases.h"

namespace peg {

namespace {

constexpr std::array kMakeCommands{
    CommandRow{.id = "daily",
               .icon = "sun",
               .place = {530, MenuGroup::kBoards, kInMenuOnly + 0},
               .standing = always,
               .run = open_today},
    CommandRow{.id = "days",
               .icon = "calendar-days",
               .place = {540, MenuGroup::kBoards, kInMenuOnly + 10},
               .sheet = Sheet::kDays},
    CommandRow{.id = "share_day",
               .icon = "share-2",
               .place = {570, MenuGroup::kBoards, kInMenuOnly + 20},
               .about_game = true,
               .standing =
                   [](State s) {
                       const auto day = day_on_board(s);
                       return offered_if(day && s.days.at(*day).moves > 0);
                   },
               .run = share_day},
    CommandRow{.id = "generate",
               .icon = "dices",
               .place = {580, MenuGroup::kBoards, kInMenuOnly + 40},
               .standing = always,
               .run = make_puzzle},
    CommandRow{.id = "puzzle",
               .icon = "sliders-horizontal",
               .place = {590, MenuGroup::kBoards, kInMenuOnly + 50},
               .sheet = Sheet::kPuzzle},
    CommandRow{.id = "symmetric",
               .icon = "flip-horizontal-2",
               .place = {600},
               .standing =
                   [](State s) {
                       return s.sheet == Sheet::kPuzzle ? switched(s.puzzle_wish.symmetric)
                                                        : absent();
                   },
               .run = toggle_symmetric},
};

constexpr WayOnRow kMakeWayOn{
    .order = 30,
    .there = [](State s) { return !is_today_solved(s); },
    .words = [](State) { return phrase::sheet::day_waits(); },
    .go = open_today,
};

void tell_make(Context& context, const Event& event) {
    if (const auto* solved = std::get_if<ProblemSolved>(&event))
        record_day(context.state, solved->key);
}

}  // namespace

const Feature& make_feature() {
    static constexpr Feature kFeature{.name = "make",
                                      .commands = kMakeCommands,
                                      .on = tell_make,
                                      .way_on = kMakeWayOn,
                                      .open_day = open_day_of};
    return kFeature;
}

}  // namespace peg
