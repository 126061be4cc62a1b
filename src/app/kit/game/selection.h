// SPDX-License-Identifier: MIT
#pragma once

// Choosing a peg, and the hole where it jumps, as clicks, keys and the mirror share it.

#include <optional>
#include <vector>

#include "app/kit/context.h"

namespace peg {

// Chooses the peg in a hole, or none.
void select(Context& context, std::optional<Hole> hole);
// Selects a peg, or deselects it; an empty hole is the target of the selected peg.
void activate_hole(Context& context, Hole hole);

// Plays a chain of jumps to a hole that the peg reaches only in several jumps, if there is exactly
// one; says so if there are several. False if there is none.
bool play_chain(Context& context, Hole from, Hole to);

// All jumps from one hole to another, legal or not: several only on a board that lists its jumps,
// each over another hole.
std::vector<JumpId> jumps_with_ends(const Board& board, Hole from, Hole to);
// The legal ones of them.
std::vector<JumpId> jumps_between(const Game& game, Hole from, Hole to);
// The jumps from one hole to another that the player may mean: those of the topmost mode that
// decides it, otherwise the legal ones.
std::vector<JumpId> jumps_meant(const AppState& state, Hole from, Hole to);
// Where there are several, asks the player for one in the sheet "which_jump"; false where there are
// not.
bool ask_which_jump(Context& context, Hole from, Hole to);

// Where the chosen peg can go, or backwards can have come from; none while no peg is chosen.
Bits targets(const AppState& state);
// Where a peg could go on to from `stop`, after a jump to there; none where there are several jumps
// to there.
Bits targets_beyond(const Game& game, Hole from, Hole stop);

}  // namespace peg
