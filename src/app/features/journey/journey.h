// SPDX-License-Identifier: MIT
#pragma once

// The player's progress on the Journey. None of it is stored: a level is a problem like any other,
// and its stars follow from what is known of that problem, wherever it was solved.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/journey/levels.h"
#include "app/kit/context.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

struct Stars {
    bool solved = false;
    bool without_help = false;
    bool few_moves = false;

    int count() const { return solved + without_help + few_moves; }
};
inline constexpr int kMaxStars = 3;
Stars stars_of(const AppState& state, const JourneyLevel& level);
int stars_in_all(const AppState& state);

// Levels count from 0 here, and from 1 in words.
std::optional<std::size_t> level_on_board(const AppState& state);
// The next level that is not solved: after the level on the board if there is one, otherwise from
// the first; none if all are solved.
std::optional<std::size_t> next_level(const AppState& state);
// True if the player has solved a level other than the problem with which the page begins.
bool is_under_way(const AppState& state);

void open_level(Context& context, std::size_t number);
// Opens next_level; there must be one.
void open_next_level(Context& context);

DialogParts journey_parts(const AppState& state);
std::vector<Choice> level_cards(const AppState& state);
bool choose_level_card(Context& context, std::string_view id);
std::optional<Miniature> level_miniature(const AppState& state, std::string_view id);

// "Level 7 of 40, 12 stars"
std::string journey_progress(const AppState& state);
// "Level 7: Cross"
std::string level_name(std::size_t number);
// For a level that was just solved: its stars, and how to get the next one.
std::string stars_won(const AppState& state);

}  // namespace peg
