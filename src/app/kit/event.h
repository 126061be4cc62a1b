// SPDX-License-Identifier: MIT
#pragma once

// What happened, for whoever it concerns: Context::emit tells it to the features in the order of
// their list (app.cpp). Nobody calls another feature.

#include <string>
#include <variant>

namespace peg {

// The page is opened, and nothing was stored before.
struct FirstVisit {};
// What was stored at the last visit is there again.
struct CameBack {};
// Another game, or another line of the game, is on the board.
struct GameReplaced {
    bool same_board = false;
    bool same_finish = false;
};
// Something else lies on the board than before.
struct PositionChanged {};
// The player's own jump was played.
struct PlayerJumped {};
// The player alone has solved a problem of a board of the catalogue.
struct ProblemSolved {
    std::string key;  // as problem_key gives it
};
// It is known which jump lost the game (CoachFacts::loss).
struct LossFound {};
// Everything is said in another language.
struct LanguageChanged {};
// The page was looked at for some more time.
struct TimePassed {
    double seconds = 0;
};
// Comes after every change, once: what is computed from the state, and asked because of it.
struct StateChanged {};

using Event = std::variant<FirstVisit, CameBack, GameReplaced, PositionChanged, PlayerJumped,
                           ProblemSolved, LossFound, LanguageChanged, TimePassed, StateChanged>;

}  // namespace peg
