// SPDX-License-Identifier: MIT
#pragma once

// The review of the game on the board: every jump of its line is judged by the solver, which goes
// on while the player reads, and stops when the player plays on. What it has said stays until
// another line is reviewed.

#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// Opens the sheet of the review, or closes it. Asks the solver for what is not known yet.
void toggle_review(Context& context);

// "retry:5", to the position before the jump that lost the game; nothing where none did.
std::vector<Choice> retry_choices(const AppState& state);
// "jump:0" for the start, and so on: to go to the position after so many jumps.
std::vector<Choice> review_choices(const AppState& state);
// Goes to the position after so many jumps of the line; false where it has no such position.
bool go_to_jump(Context& context, std::size_t jumps);

}  // namespace peg
