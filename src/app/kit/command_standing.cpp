// SPDX-License-Identifier: MIT
#include "app/kit/command_standing.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

// Without a word from a mode.
Standing usual_standing(const AppState& state, const CommandRow& row) {
    if (row.standing != nullptr) return row.standing(state);
    return row.sheet != Sheet::kNone ? switched(state.sheet == row.sheet) : absent();
}

// What has a seat of its own stays in it, greyed, where a mode has no use for it.
Standing seated(const CommandRow& row, Standing stands, Reason why_not) {
    return row.is_fixed() && !stands.applies ? greyed(why_not) : stands;
}

}  // namespace

Standing standing(const AppState& state, Command command) {
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr) return absent();
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        const Mode& mode = *state.modes[i];
        const Reason why_not =
            mode.why_withheld() != nullptr ? mode.why_withheld() : Reason(phrase::reason::not_here);
        const ModeCommand* own = mode.find_command(command);
        if (own != nullptr && own->standing != nullptr)
            return seated(*row, own->standing(state), why_not);
        if (mode.withholds(state, *row)) return seated(*row, absent(), why_not);
    }
    return seated(*row, usual_standing(state, *row), phrase::reason::not_here);
}

Standing always(const AppState&) { return offered(); }
Standing while_playing(const AppState& state) {
    return offered(state.played.game.status() == Game::Status::kPlaying, phrase::reason::game_over);
}
Standing with_jumps(const AppState& state) {
    return offered(!state.played.game.jumps().empty(), phrase::reason::no_move);
}
Standing while_any_peg_may_be_last(const AppState& state) {
    if (state.played.game.survivor()) return greyed(phrase::reason::last_peg_chosen);
    return while_playing(state);
}
Standing in_own_game(const AppState& state) { return offered_if(put_by(state) == nullptr); }

}  // namespace peg
