// SPDX-License-Identifier: MIT
#include "app/kit/way_on.h"

#include <cassert>

#include "words/phrases/memory.h"

namespace peg {

const WayOnRow* way_on(const AppState& state) {
    const WayOnRow* first = nullptr;
    for (const Feature* feature : state.features->list()) {
        if (!feature->way_on || (first != nullptr && first->order < feature->way_on->order))
            continue;
        if (feature->way_on->there(state)) first = &*feature->way_on;
    }
    return first;
}

void go_on(Context& context) {
    const WayOnRow* way = way_on(context.state);
    assert(way != nullptr);
    context.state.sheet = Sheet::kNone;
    way->go(context);
}

bool offer_to_go_on(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    const bool knows_the_game =
        !state.kept.library.games().empty() || !state.achieved.solved.empty();
    const bool under_way = !game.jumps().empty() && game.status() == Game::Status::kPlaying;
    if (!knows_the_game || under_way) return false;
    const WayOnRow* way = way_on(state);
    if (way == nullptr) return false;
    context.say(Tone::kPlain, phrase::memory::welcome_back(), way->words(state));
    state.invites.to_way_on = true;
    return true;
}

}  // namespace peg
