// SPDX-License-Identifier: MIT
#pragma once

// The sheet "which_jump": from one hole to another there are several jumps, each over another peg,
// and the player chooses.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// "over:0", by the number of the jump among those between the two holes.
std::vector<Choice> which_jump_choices(const AppState& state);
DialogParts which_jump_parts(const AppState& state);
// Plays it, or does with it what the mode does. The number comes from outside; whether it is one.
bool choose_which_jump(Context& context, std::string_view number);

}  // namespace peg
