// SPDX-License-Identifier: MIT
#include "app/kit/command_standing.h"

namespace peg {

namespace {

// Without a word from a mode.
Standing usual_standing(const AppState& state, const CommandRow& row) {
    if (row.standing != nullptr) return row.standing(state);
    return row.sheet != Sheet::kNone ? switched(state.sheet == row.sheet) : absent();
}

}  // namespace

Standing standing(const AppState& state, Command command) {
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr) return absent();
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        const Mode& mode = *state.modes[i];
        const ModeCommand* own = mode.find_command(command);
        if (own != nullptr && own->standing != nullptr) return own->standing(state);
        if (mode.withholds(state, *row)) return absent();
    }
    return usual_standing(state, *row);
}

Standing always(const AppState&) { return offered(); }
Standing while_playing(const AppState& state) {
    return offered(state.played.game.status() == Game::Status::kPlaying);
}
Standing with_jumps(const AppState& state) { return offered(!state.played.game.jumps().empty()); }
Standing while_any_peg_may_be_last(const AppState& state) {
    return offered(state.played.game.status() == Game::Status::kPlaying &&
                   !state.played.game.survivor());
}
Standing in_own_game(const AppState& state) { return offered_if(put_by(state) == nullptr); }

}  // namespace peg
