// SPDX-License-Identifier: MIT
#include "app/kit/command_state.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

// The state if no mode decides.
CommandState usual_state(const AppState& state, const CommandRow& row) {
    if (row.state != nullptr) return row.state(state);
    return row.sheet != Sheet::kNone ? switched(state.sheet == row.sheet) : absent();
}

// A command with a fixed button keeps it, disabled, if a mode does not use the command.
CommandState with_fixed_button(const CommandRow& row, CommandState now, Reason why_not) {
    return row.is_fixed() && !now.applies ? greyed(why_not) : now;
}

}  // namespace

CommandState command_state(const AppState& state, Command command) {
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr) return absent();
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        const Mode& mode = *state.modes[i];
        const Reason why_not =
            mode.why_withheld() != nullptr ? mode.why_withheld() : Reason(phrase::reason::not_here);
        const ModeCommand* own = mode.find_command(command);
        if (own != nullptr && own->state != nullptr)
            return with_fixed_button(*row, own->state(state), why_not);
        if (mode.withholds(state, *row)) return with_fixed_button(*row, absent(), why_not);
    }
    return with_fixed_button(*row, usual_state(state, *row), phrase::reason::not_here);
}

CommandState always(const AppState&) { return offered(); }
CommandState while_playing(const AppState& state) {
    return offered(state.played.game.status() == Game::Status::kPlaying, phrase::reason::game_over);
}
CommandState with_jumps(const AppState& state) {
    return offered(!state.played.game.jumps().empty(), phrase::reason::no_move);
}
Reason why_not_asked(const AppState& state, bool knows_goal) {
    if (state.played.game.survivor()) return phrase::reason::last_peg_chosen;
    if (!state.played.game.problem().marks.empty()) return phrase::reason::pegs_marked;
    return knows_goal ? nullptr : Reason(phrase::reason::not_to_this_goal);
}
CommandState while_asked(const AppState& state) {
    const Reason why_not = why_not_asked(state, true);
    return why_not != nullptr ? greyed(why_not) : while_playing(state);
}
CommandState while_counted(const AppState& state) {
    const Reason why_not = why_not_asked(state, is_countable(state.played.game.problem().finish));
    return why_not != nullptr ? greyed(why_not) : while_playing(state);
}
CommandState in_own_game(const AppState& state) {
    return offered_if(suspended_game(state) == nullptr);
}

}  // namespace peg
