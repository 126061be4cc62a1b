// SPDX-License-Identifier: MIT
#pragma once

// Choices from lists in the editor: the finish, the symmetry for drawing (also for a board), and
// one of the winnable positions that were found.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// "finish:any", "finish:hole", "finish:pattern" and so on; the editor must be open.
std::vector<Choice> finish_choices(const AppState& state);
// "symmetry:none" and the symmetries possible on what is drawn.
std::vector<Choice> symmetry_choices(const AppState& state);
// "near:0"
std::vector<Choice> nearest_choices(const AppState& state);
std::optional<Miniature> near_miniature(const AppState& state, std::string_view number);

// Choose by the text after the colon, which comes from outside; false if there is no such choice
// now.
bool choose_finish(Context& context, std::string_view name);
bool choose_symmetry(Context& context, std::string_view name);
bool choose_near(Context& context, std::string_view number);

// Empty if the editor was left while the sheet is still closing.
DialogParts finish_parts(const AppState& state);
DialogParts symmetry_parts(const AppState& state);
DialogParts nearest_parts(const AppState& state);

}  // namespace peg
