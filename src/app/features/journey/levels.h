// SPDX-License-Identifier: MIT
#pragma once

// The levels of the Journey, easiest first. README.md in this folder says how hard each is for a
// person, and how that was measured.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "app/kit/app_state.h"

namespace peg {

struct JourneyLevel {
    std::string_view id;  // key in the languages: the level's title, and one line if it teaches
                          // something
    std::string_view board_name;
    std::shared_ptr<const Board> board;
    Problem problem;
    std::string key;       // as problem_key gives it
    int fewest_moves = 0;  // in a solution, as proved; see README.md in this folder
    int star_moves = 0;    // max moves for the third star
};

std::span<const JourneyLevel> journey_levels();

// "Three in a row", "Cross"
std::string title(const JourneyLevel& level);

}  // namespace peg
