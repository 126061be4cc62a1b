// SPDX-License-Identifier: MIT
#pragma once

// The levels of the Journey, the easiest first: how hard each is for a person, and how that was
// measured, stands in README.md beside this file.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "app/kit/app_state.h"

namespace peg {

struct JourneyLevel {
    std::string_view id;  // in the languages, which have its title, and one line if it teaches
    std::string_view board_name;
    std::shared_ptr<const Board> board;
    Problem problem;
    std::string key;       // as problem_key gives it
    int fewest_moves = 0;  // that a solution takes, as README.md beside this file has them proved
    int star_moves = 0;    // that the third star allows
};

std::span<const JourneyLevel> journey_levels();

// "Three in a row", "Cross"
std::string title(const JourneyLevel& level);

}  // namespace peg
