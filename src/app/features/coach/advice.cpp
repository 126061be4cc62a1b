// SPDX-License-Identifier: MIT
#include "app/features/coach/advice.h"

#include <cassert>

#include "app/kit/game/change_game.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "words/phrases/play.h"

namespace peg {

void go_back(Context& context) {
    AppState& state = context.state;
    assert(state.coach.loss.last_winnable);
    const std::size_t where = *state.coach.loss.last_winnable;
    end_playback(state);
    go_to(context, where);
    state.coach.reported_loss.reset();
    context.announce(phrase::play::back_at_winnable() + ' ' +
                     words::status_line(state.played.game));
}

}  // namespace peg
