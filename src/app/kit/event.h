// SPDX-License-Identifier: MIT
#pragma once

// What happened. Context::emit delivers an event to the features in the order of their list
// (app.cpp). Features never call each other.

#include <string>
#include <variant>

namespace peg {

// The page was opened, and nothing was stored.
struct FirstVisit {};
// The data of earlier visits was restored.
struct CameBack {};
// Another game, or another line of the game, is on the board.
struct GameReplaced {
    bool same_board = false;
    bool same_finish = false;
};
// The position on the board changed.
struct PositionChanged {};
// The player's own jump was played.
struct PlayerJumped {};
// The player alone has solved a problem of a catalogue board.
struct ProblemSolved {
    std::string key;  // as problem_key gives it
};
// It became known which jump lost the game (CoachFacts::loss).
struct LossFound {};
// The language changed.
struct LanguageChanged {};
// Time passed while the page was visible.
struct TimePassed {
    double seconds = 0;
};
// Comes once after every change: time to update what is computed from the state, and to ask
// questions that follow.
struct StateChanged {};

using Event = std::variant<FirstVisit, CameBack, GameReplaced, PositionChanged, PlayerJumped,
                           ProblemSolved, LossFound, LanguageChanged, TimePassed, StateChanged>;

}  // namespace peg
