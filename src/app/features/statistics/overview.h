// SPDX-License-Identifier: MIT
#pragma once

// The statistics at a glance, computed from the tries and from what was solved: for each list of
// problems how many are solved, for each of the last weeks' days how many were, and how long the
// player has solved something every day.

#include <array>
#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

inline constexpr int kWeeksShown = 12;

// Of the problems of one level.
using LevelShare = Shares::Share;
// The problems of a board, or the figures.
struct ListShare {
    std::string board;                                  // a catalogue name; empty: the figures
    std::array<LevelShare, kEveryLevel.size()> levels;  // by Level

    LevelShare whole() const;
};

struct Overview {
    int solved = 0;   // problems, in lists or not
    int unaided = 0;  // of these, without help, as is known
    int tries = 0;
    int hints = 0;
    int streak = 0;                // days without a gap on which something was solved
    std::vector<ListShare> lists;  // in which something is solved, in the order of the boards
    Day first = 0;                 // a Monday; of the day that `active` begins with
    std::vector<int> active;       // how many games were solved on each day, up to today
};
// Goes through all lists of problems, which are made at the first call (some 10 ms).
Overview overview_of(const AppState& state);

}  // namespace peg
