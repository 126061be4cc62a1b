// SPDX-License-Identifier: MIT
// The solver's verdict on each jump of the game.

#include <array>

#include "app/features/review/review.h"
#include "app/kit/feature.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kReviewCommands{
    CommandRow{.id = "review",
               .icon = "chart-line",
               .place = {150, MenuGroup::kAnalyse, kInMenuOnly + 80},
               .about_game = true,
               .sheet = "review",
               .state =
                   [](State s) {
                       const Reason why_not = why_not_asked(s, true);
                       CommandState review = why_not != nullptr ? greyed(why_not) : with_jumps(s);
                       review.pressed = s.sheet == "review";
                       return review;
                   },
               .run = toggle_review},
};

constexpr std::array kReviewSheets{
    SheetRow{.id = "review",
             .title = [](State) { return phrase::sheet::review(); },
             .parts = review_parts},
};

constexpr std::array kReviewChoices{
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

void tell_review(Context& context, const Event& event) {
    const auto* replaced = std::get_if<GameReplaced>(&event);
    if (replaced != nullptr && !replaced->same_board) context.state.review.reset();
}

}  // namespace

const Feature& review_feature() {
    static constexpr Feature kFeature{.name = "review",
                                      .commands = kReviewCommands,
                                      .sheets = kReviewSheets,
                                      .choices = kReviewChoices,
                                      .remark_move = remark_move,
                                      .remark_line = remark_line,
                                      .on = tell_review};
    return kFeature;
}

}  // namespace peg
