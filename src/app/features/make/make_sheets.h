// SPDX-License-Identifier: MIT
#pragma once

// The sheets for making a puzzle and for daily puzzles, and their choices.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

// The wishes for a puzzle: "difficulty:easy", "pegs:12", "pegs:any".
std::vector<Choice> difficulty_choices(const AppState& state);
std::vector<Choice> peg_choices(const AppState& state);
// The days whose puzzles can be played: "day:2026-12-24".
std::vector<Choice> day_choices(const AppState& state);

// Choose by the text after the colon, which comes from outside; false if there is no such choice.
bool choose_difficulty(Context& context, std::string_view name);
bool choose_pegs(Context& context, std::string_view number);
bool choose_day(Context& context, std::string_view date);

DialogParts puzzle_parts(const AppState& state);
DialogParts days_parts(const AppState& state);

}  // namespace peg
