// SPDX-License-Identifier: MIT
// What the solver says of each jump of the game.

#include <array>

#include "app/features/review/review.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kReviewCommands{
    CommandRow{.id = "review",
               .icon = "chart-line",
               .place = {150, MenuGroup::kAnalyse, kInMenuOnly + 80},
               .about_game = true,
               .sheet = Sheet::kReview,
               .standing =
                   [](State s) {
                       Standing review =
                           offered(!s.played.game.jumps().empty() && !s.played.game.survivor());
                       review.pressed = s.sheet == Sheet::kReview;
                       return review;
                   },
               .run = toggle_review},
};

void tell_review(Context& context, const Event& event) {
    const auto* replaced = std::get_if<GameReplaced>(&event);
    if (replaced != nullptr && !replaced->same_board) context.state.review.reset();
}

}  // namespace

const Feature& review_feature() {
    static constexpr Feature kFeature{
        .name = "review", .commands = kReviewCommands, .on = tell_review};
    return kFeature;
}

}  // namespace peg
