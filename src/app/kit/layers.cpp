// SPDX-License-Identifier: MIT
#include "app/kit/layers.h"

#include "words/phrases/settings.h"

namespace peg {

namespace {

// Max number of Escapes until a mode ends: its first ones may only cancel something.
constexpr int kMaxEscapes = 4;

}  // namespace

int layers_over_board(const AppState& state) {
    const int modes = static_cast<int>(state.modes.size()) - 1;
    return modes + (state.sheet != Sheet::kNone ? 1 : 0) + (state.page.presents ? 1 : 0);
}

void close_layer(Context& context) {
    AppState& state = context.state;
    if (state.sheet != Sheet::kNone) {
        state.sheet = Sheet::kNone;
        return;
    }
    if (state.modes.size() == 1) return present(context, false);
    state.hand.press.reset();
    const std::size_t before = state.modes.size();
    for (int i = 0; i < kMaxEscapes && state.modes.size() == before; ++i)
        offer(state.modes, [&](Mode& mode) { return mode.escape(context); });
}

void present(Context& context, bool wanted) {
    AppState& state = context.state;
    if (state.page.presents == wanted) return;
    state.page.presents = wanted;
    context.effects.emplace_back(Present{wanted});
    context.announce(wanted ? phrase::settings::presents() : phrase::settings::presents_no_more());
    context.mark_changed();
}

}  // namespace peg
