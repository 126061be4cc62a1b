// SPDX-License-Identifier: MIT
#include "app/kit/continue_offer.h"

#include <cassert>

#include "words/phrases/memory.h"

namespace peg {

const ContinueOffer* continue_offer(const AppState& state) {
    const ContinueOffer* first = nullptr;
    for (const Feature* feature : state.features->list()) {
        if (!feature->continue_offer ||
            (first != nullptr && first->order < feature->continue_offer->order))
            continue;
        if (feature->continue_offer->there(state)) first = &*feature->continue_offer;
    }
    return first;
}

void accept_continue_offer(Context& context) {
    const ContinueOffer* offer = continue_offer(context.state);
    assert(offer != nullptr);
    context.state.sheet = Sheet::kNone;
    offer->go(context);
}

bool offer_to_continue(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    const bool knows_the_game =
        !state.kept.library.games().empty() || !state.achieved.solved.empty();
    const bool under_way = !game.jumps().empty() && game.status() == Game::Status::kPlaying;
    if (!knows_the_game || under_way) return false;
    const ContinueOffer* offer = continue_offer(state);
    if (offer == nullptr) return false;
    context.say(Tone::kPlain, phrase::memory::welcome_back(), offer->words(state));
    state.invites.to_continue = true;
    return true;
}

}  // namespace peg
