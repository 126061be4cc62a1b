// SPDX-License-Identifier: MIT
#pragma once

// Opening a problem out of a list.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// By the name of a board, by the id of a problem in a list, and by the name of a level to filter
// for; all come from outside. Whether there is such a one; a board that there is not is complained
// of.
bool choose_board(Context& context, std::string_view name);
bool choose_listed(Context& context, const std::vector<ListedProblem>& list, std::string_view id);
bool choose_level(Context& context, std::string_view name);
// Shows those problems alone that are not solved, or all again.
void filter_unsolved(Context& context);
// Goes on in the list where the current problem stands.
void open_next_problem(Context& context);

}  // namespace peg
