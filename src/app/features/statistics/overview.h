// SPDX-License-Identifier: MIT
#pragma once

// The statistics at a glance, computed from the tries and the solved problems: the number of solved
// problems in each list, the number of games solved on each day of the last weeks, and the streak
// of days.

#include <array>
#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

inline constexpr int kWeeksShown = 12;

// The share of solved problems of one level.
using LevelShare = Shares::Share;
// The problems of a board, or the figures.
struct ListShare {
    std::string board;                                  // a catalogue name; empty: the figures
    std::array<LevelShare, kEveryLevel.size()> levels;  // indexed by Level

    LevelShare whole() const;
};

struct Overview {
    int solved = 0;   // number of solved problems, in lists or not
    int unaided = 0;  // number of these known to be solved without help
    int tries = 0;
    int hints = 0;
    int streak = 0;                // successive days on which something was solved
    std::vector<ListShare> lists;  // lists with a solved problem, in the order of the boards
    Day first = 0;                 // the Monday with which `active` begins
    std::vector<int> active;       // number of games solved on each day, up to today
};
// Computes the overview from all lists of problems. The first call makes the lists, which is slow.
Overview overview_of(const AppState& state);

}  // namespace peg
