// SPDX-License-Identifier: MIT
#pragma once

// Words of a game's review.

#include <cstddef>
#include <span>
#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

// Where the game was lost, and what would have kept it winnable; or that no jump lost it.
std::string review_summary(const AppState& state);
// The position after `jumps` jumps of the game: "Start"; "5. d3-d1".
std::string reviewed_place(const Board& board, const GameReview& review, std::size_t jumps);
// What the last of these jumps did, and how many ways to win are left: "kept the game, as 2 of 6
// jumps did; 3 ways to win are left". May be empty at the start.
std::string review_of(const GameReview& review, std::size_t jumps);
// A move, and what its jumps (after `begin` up to `end`) did: "Move 5: d3-d1; lost the game".
std::string reviewed_move(const GameReview& review, std::size_t begin, std::size_t end,
                          const std::string& move);
// Another line, and whether it leaves the game where it could still be won.
std::string reviewed_line(const GameReview& review, std::span<const JumpId> line,
                          const std::string& name);
// A jump's place and verdict: "5. d3-d1: lost the game".
std::string reviewed_jump(const Board& board, const GameReview& review, std::size_t jumps);

}  // namespace peg::words
