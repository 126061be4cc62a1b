// SPDX-License-Identifier: MIT
#pragma once

// What all solutions from a position have in common, once the player has asked for it. It is drawn
// on the board as long as the position is there.

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

struct AppState;

struct MustCome {
    Problem of;
    std::vector<JumpId> jumps;  // the jumps that every solution contains
    std::size_t undecided = 0;  // number of further jumps for which this is unknown
    std::optional<Hole> last;   // the peg that is the last one in every solution, if there is one
};

// Reads the landmarks_json (report/knowledge_json.h) of a solvable problem; nothing if it names
// holes or jumps that the board does not have.
std::optional<MustCome> parse_must_come(const Board& board, const Problem& problem,
                                        const Json& result);

// What is known about the position on the board, or null.
const MustCome* must_come_here(const AppState& state);

}  // namespace peg
