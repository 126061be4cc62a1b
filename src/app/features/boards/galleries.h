// SPDX-License-Identifier: MIT
#pragma once

// The sheets of boards, problems and figures, and their choices.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// True if the open sheet is a list of problems.
bool lists_problems(const AppState& state);

// The problems that pass the filter, in list order (listing.h).
std::vector<Choice> problem_choices(const AppState& state,
                                    const std::vector<ListedProblem>& problems);
// The same problems, grouped by set. No set is empty; problems without a set come first, without a
// name.
struct ProblemSet {
    std::string name;
    std::vector<Choice> choices;
};
std::vector<ProblemSet> problem_sets(const AppState& state,
                                     const std::vector<ListedProblem>& problems);
// "level:easy"; "level:all"
std::vector<Choice> level_choices(const AppState& state);
std::string_view level_name(std::optional<Level> level);
// The catalogue: "board:english"
std::vector<Choice> board_choices(const AppState& state);

std::optional<Miniature> board_miniature(const AppState& state, std::string_view name);
std::optional<Miniature> problem_miniature(const AppState& state,
                                           const std::vector<ListedProblem>& list,
                                           std::string_view id);

DialogParts boards_parts(const AppState& state);
DialogParts problems_parts(const AppState& state);
DialogParts figures_parts(const AppState& state);

}  // namespace peg
