// SPDX-License-Identifier: MIT
// Practising the player's own mistakes.

#include <array>

#include "app/features/train/training.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{.id = "trainer",
               .icon = "dumbbell",
               .place = {460, MenuGroup::kGame, kInMenuOnly + 340},
               .standing = [](State) { return switched(false); },
               .run = begin_training},
};

void on(Context& context, const Event& event) {
    if (std::holds_alternative<LossFound>(event)) keep_mistake(context);
}

}  // namespace

extern constinit const Feature train_feature{.name = "train", .commands = kCommands, .on = on};

}  // namespace peg
