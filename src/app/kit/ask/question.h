// SPDX-License-Identifier: MIT
#pragma once

// A question that the solver has not answered yet. There is at most one.

#include <cstdint>
#include <optional>
#include <string>

#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

// What a question to the solver is for.
enum class Purpose : std::uint8_t {
    kCoach,       // what the jumps do, or where the game was lost; quiet: nobody waits for it
    kCoachCount,  // how many solutions, for the coach: quiet too, and the last thing it asks
    kHint,
    kWinnable,  // no more than whether it can be won
    kSolve,
    kShortest,
    kAnother,
    kExplain,
    kMust,      // what every solution has in common
    kSurvivor,  // whether the peg that was chosen can be the last one
    kCount,
    kGenerate,  // a puzzle (make/make.h)
    kVerdict,   // whether what is drawn can be won: quiet
    kNearest,   // what is winnable near it
    kOrigin,    // whether it can arise
    kThrough,   // a solution of the game that passes it
    kReview,    // what each jump of the game did
    kOutlook,   // whether the start can be built backwards from what is on the board: quiet
    kBoard,     // whether the natural problem of the board that is drawn can be won: quiet
};

inline bool is_quiet(Purpose purpose) {
    return purpose == Purpose::kCoach || purpose == Purpose::kCoachCount ||
           purpose == Purpose::kVerdict || purpose == Purpose::kOutlook ||
           purpose == Purpose::kBoard;
}
// Whether it asks for the number of solutions.
inline bool counts(Purpose purpose) {
    return purpose == Purpose::kCount || purpose == Purpose::kCoachCount;
}

// Whether the answer says how a position of the game stands, so that no answer means that the
// solver gave up on it.
inline bool judges_position(Purpose purpose) {
    switch (purpose) {
        case Purpose::kCoach:
        case Purpose::kHint:
        case Purpose::kWinnable:
        case Purpose::kSolve:
        case Purpose::kSurvivor:
        case Purpose::kShortest: return true;
        default: return false;
    }
}

// Whether it is about what is drawn, not about the game.
inline bool is_about_drawing(Purpose purpose) {
    return purpose == Purpose::kVerdict || purpose == Purpose::kNearest ||
           purpose == Purpose::kOrigin || purpose == Purpose::kThrough;
}

struct Thinking {
    std::uint32_t id = 0;
    Purpose purpose = Purpose::kHint;
    bool judges = false;  // it is about every jump, not about one solution
    Problem asked;
    std::optional<Position> through;  // of kThrough
    double nodes = 0;                 // positions looked at so far
    double seconds = 0;               // of the solver's time
    float age = 0;                    // seconds since it was asked, by our frames
    int limit = 0;                    // seconds of the solver's time after which it gives up
    std::string so_far;               // what it has found by now, as a sentence; may be empty
    Json found;                       // of kShortest and kExplain that result; null: none yet
    float spoken_of = 0;              // the age at which the live region last spoke of it
};

// Seconds to think before saying so: what is quicker should not flash.
inline constexpr float kPatience = 0.15f;

}  // namespace peg
