// SPDX-License-Identifier: MIT
#pragma once

// The review of the game on the board: the solver judges every jump of its line. The solver works
// on while the player reads, and stops when the player plays. The results stay until another line
// is reviewed.

#include <string>
#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/game/timeline.h"
#include "app/kit/intent.h"

namespace peg {

// Opens or closes the sheet of the review. Asks the solver for what is not known yet.
void toggle_review(Context& context);

// "retry:5" goes to the position before the jump that lost the game; empty if no jump did.
std::vector<Choice> retry_choices(const AppState& state);
// "jump:0" goes to the start, "jump:n" to the position after n jumps.
std::vector<Choice> review_choices(const AppState& state);
// By the number in such an id, which comes from outside; false if the line has no such position.
bool choose_jump(Context& context, std::string_view number);
bool choose_retry(Context& context, std::string_view number);

DialogParts review_parts(const AppState& state);

// The name of a move or a variation, with the review's verdict on it.
std::string remark_move(const AppState& state, const LineMove& move, const std::string& name);
std::string remark_line(const AppState& state, std::size_t number, const std::string& name);

}  // namespace peg
