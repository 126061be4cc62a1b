// SPDX-License-Identifier: MIT
#pragma once

// What the review of a game says.

#include <cstddef>
#include <span>
#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

// Where the game was lost, and what would have kept it; or that no jump lost it.
std::string review_summary(const AppState& state);
// The position after `jumps` jumps of the game: "Start"; "5. d3-d1".
std::string reviewed_place(const Board& board, const GameReview& review, std::size_t jumps);
// What the last of these jumps did, and how many ways to win are left: "kept the game, as 2 of 6
// jumps did; 3 ways to win are left". At the start it may be empty.
std::string review_of(const GameReview& review, std::size_t jumps);
// What is said of a move, and what its jumps, after `begin` up to `end`, did: "Move 5: d3-d1; lost
// the game".
std::string reviewed_move(const GameReview& review, std::size_t begin, std::size_t end,
                          const std::string& move);
// What is said of another line, and whether it leaves the game where it could be won.
std::string reviewed_line(const GameReview& review, std::span<const JumpId> line,
                          const std::string& name);
// Both: "5. d3-d1: lost the game".
std::string reviewed_jump(const Board& board, const GameReview& review, std::size_t jumps);

}  // namespace peg::words
