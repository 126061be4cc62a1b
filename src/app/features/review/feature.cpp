// SPDX-License-Identifier: MIT
// What the solver says of each jump of the game.

#include <array>

#include "app/features/review/review.h"
#include "app/kit/feature.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "review",
               .icon = "chart-line",
               .place = {150, MenuGroup::kAnalyse, kInMenuOnly + 80},
               .about_game = true,
               .sheet = "review",
               .standing =
                   [](State s) {
                       Standing review =
                           offered(!s.played.game.jumps().empty() && !s.played.game.survivor());
                       review.pressed = s.sheet == "review";
                       return review;
                   },
               .run = toggle_review},
};

constexpr std::array kSheets{
    SheetRow{.id = "review",
             .title = [](State) { return phrase::sheet::review(); },
             .parts = review_parts},
};

constexpr std::array kChoices{
    ChoiceRow{.prefix = "retry:",
              .order = 420,
              .offered = [](State s) { return s.sheet == "review"; },
              .list = retry_choices,
              .choose = choose_retry},
    ChoiceRow{.prefix = "jump:",
              .order = 430,
              .offered = [](State s) { return s.sheet == "review"; },
              .list = review_choices,
              .choose = choose_jump},
};

}  // namespace

extern constinit const Feature review_feature{.name = "review",
                                              .commands = kCommands,
                                              .sheets = kSheets,
                                              .choices = kChoices,
                                              .remark_move = remark_move,
                                              .remark_line = remark_line};

}  // namespace peg
