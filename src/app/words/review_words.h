// SPDX-License-Identifier: MIT
#pragma once

// What the review of a game says.

#include <cstddef>
#include <string>

#include "app/app_state.h"

namespace peg::words {

// Where the game was lost, and what would have kept it; or that no jump lost it.
std::string review_summary(const AppState& state);
// "Start, 3 solutions from here"; "5. d3-d1, lost the game: 2 of 6 jumps kept it". Jumps count
// from 1.
std::string reviewed_start(const GameReview& review);
std::string reviewed_jump(const Board& board, const GameReview& review, std::size_t number);

}  // namespace peg::words
