// SPDX-License-Identifier: MIT
#include "app/kit/filming.h"

#include "words/phrases/ask.h"

namespace peg {

void stop_animation(Context& context) {
    context.state.filming.reset();
    context.effects.emplace_back(StopAnimation{});
    context.say(Tone::kPlain, phrase::ask::stopped());
}

}  // namespace peg
