// SPDX-License-Identifier: MIT
// Puzzles made to the player's wishes, and daily puzzles.

#include <array>

#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/features/make/make_sheets.h"
#include "app/features/make/puzzle_words.h"
#include "app/kit/feature.h"
#include "app/kit/listing/day_here.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kMakeCommands{
    CommandRow{.id = "daily", .icon = "sun", .place = {530}, .state = always, .run = open_today},
    CommandRow{.id = "days",
               .icon = "calendar-days",
               .place = {540, MenuGroup::kBoards, kInMenuOnly + 10},
               .sheet = "days"},
    CommandRow{.id = "share_day",
               .icon = "share-2",
               .place = {570, MenuGroup::kShare, kInMenuOnly + 20},
               .about_game = true,
               .state =
                   [](State s) {
                       const auto day = day_on_board(s);
                       return offered_if(day && s.achieved.days.at(*day).moves > 0);
                   },
               .run = share_day},
    CommandRow{.id = "yesterday",
               .icon = "eye",
               .place = {575},
               .state = [](State s) { return offered_if(s.sheet == "days" && s.page.today > 0); },
               .run = watch_yesterday},
    CommandRow{
        .id = "generate", .icon = "dices", .place = {580}, .state = always, .run = make_puzzle},
    CommandRow{.id = "puzzle",
               .icon = "sliders-horizontal",
               .place = {590, MenuGroup::kBoards, kInMenuOnly + 50},
               .sheet = "puzzle"},
    CommandRow{.id = "symmetric",
               .icon = "flip-horizontal-2",
               .place = {600},
               .state =
                   [](State s) {
                       return s.sheet == "puzzle" ? switched(s.own.of<PuzzleWish>().symmetric)
                                                  : absent();
                   },
               .run = toggle_symmetric},
};

constexpr std::array kMakeSheets{
    SheetRow{.id = "puzzle",
             .title = [](State) { return phrase::sheet::puzzle(); },
             .parts = puzzle_parts,
             .main_command = "generate"},
    SheetRow{
        .id = "days", .title = [](State) { return phrase::sheet::days(); }, .parts = days_parts},
};

constexpr std::array kMakeChoices{
    ChoiceRow{.prefix = "difficulty:",
              .order = 400,
              .offered = [](State s) { return s.sheet == "puzzle"; },
              .list = difficulty_choices,
              .choose = choose_difficulty},
    ChoiceRow{.prefix = "pegs:",
              .order = 410,
              .offered = [](State s) { return s.sheet == "puzzle"; },
              .list = peg_choices,
              .choose = choose_pegs},
    ChoiceRow{.prefix = "day:",
              .order = 600,
              .offered = [](State s) { return s.sheet == "days"; },
              .list = day_choices,
              .choose = choose_day},
};

constexpr MenuCardRow kMakeCard{.order = 10, .command = "daily", .line = words::day_card};

constexpr ContinueOffer kMakeOffer{
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
                                      .sheets = kMakeSheets,
                                      .choices = kMakeChoices,
                                      .on = tell_make,
                                      .continue_offer = kMakeOffer,
                                      .end_words = words::after_day,
                                      .menu_card = kMakeCard,
                                      .open_day = open_day_of};
    return kFeature;
}

}  // namespace peg
