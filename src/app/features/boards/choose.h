// SPDX-License-Identifier: MIT
#pragma once

// Opens a problem from a list.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Choose a board by its name, a problem by its id in a list, and a level to filter for by its name.
// The texts come from outside: false if there is no such item. An unknown board is also reported to
// the player.
bool choose_board(Context& context, std::string_view name);
bool choose_listed(Context& context, const std::vector<ListedProblem>& list, std::string_view id);
bool choose_level(Context& context, std::string_view name);
// Switches the filter for problems that are not solved on or off.
void filter_unsolved(Context& context);
// Opens the problem that follows the current one in its list.
void open_next_problem(Context& context);

}  // namespace peg
