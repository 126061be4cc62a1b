// SPDX-License-Identifier: MIT
// Practising the player's own mistakes.

#include <array>

#include "app/features/train/training.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr std::array kTrainCommands{
    CommandRow{.id = "trainer",
               .icon = "dumbbell",
               .place = {460, MenuGroup::kGame, kInMenuOnly + 340},
               .state =
                   [](State s) {
                       CommandState trainer =
                           offered(!s.achieved.mistakes.empty(), phrase::reason::no_mistakes);
                       trainer.pressed = false;
                       return trainer;
                   },
               .run = begin_training},
};

void tell_train(Context& context, const Event& event) {
    if (std::holds_alternative<LossFound>(event)) keep_mistake(context);
}

}  // namespace

const Feature& train_feature() {
    static constexpr Feature kFeature{
        .name = "train", .commands = kTrainCommands, .on = tell_train};
    return kFeature;
}

}  // namespace peg
