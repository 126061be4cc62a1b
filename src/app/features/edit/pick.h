// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list in the editor: the finish, the symmetry in which is drawn (also
// while a board is), and one of the winnable positions that were found. Something must be drawn,
// but to choose.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// "finish:any", "finish:hole", "finish:fewest", "finish:drawn"
std::vector<Choice> finish_choices(const AppState& state);
// "symmetry:none"; those that the board has
std::vector<Choice> symmetry_choices(const AppState& state);
// "near:0"
std::vector<Choice> nearest_choices(const AppState& state);
// Those of the sheet that is open; none where it is another.
std::vector<Choice> drawing_choices(const AppState& state);

// Carries out a choice by its id; whether there is such a one now.
bool choose_for_drawing(Context& context, std::string_view id);

}  // namespace peg
