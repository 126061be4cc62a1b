// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list in the editor: the finish, the symmetry in which is drawn (also
// while a board is), and one of the winnable positions that were found.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// "finish:any", "finish:hole", "finish:fewest", "finish:drawn"; something must be edited.
std::vector<Choice> finish_choices(const AppState& state);
// "symmetry:none"; those in which what is drawn can be.
std::vector<Choice> symmetry_choices(const AppState& state);
// "near:0"
std::vector<Choice> nearest_choices(const AppState& state);
std::optional<Miniature> near_miniature(const AppState& state, std::string_view number);

// By what stands after the colon, which comes from outside; whether there is such a choice now.
bool choose_finish(Context& context, std::string_view name);
bool choose_symmetry(Context& context, std::string_view name);
bool choose_near(Context& context, std::string_view number);

// Nothing while the sheet goes and the editor has been left before it.
DialogParts finish_parts(const AppState& state);
DialogParts symmetry_parts(const AppState& state);
DialogParts nearest_parts(const AppState& state);

}  // namespace peg
