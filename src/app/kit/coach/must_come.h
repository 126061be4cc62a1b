// SPDX-License-Identifier: MIT
#pragma once

// What every solution from a position has in common, once the player has asked for it: it is drawn
// on the board for as long as the position lies there.

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

struct AppState;

struct MustCome {
    Problem of;
    std::vector<JumpId> jumps;  // those that every solution makes
    std::size_t undecided = 0;  // further jumps of which that is not known
    std::optional<Hole> last;   // the peg that every solution leaves to last, where there is one
};

// From what landmarks_json (report/knowledge_json.h) gives of a problem that can be solved; nothing
// where it names what the board does not have.
std::optional<MustCome> parse_must_come(const Board& board, const Problem& problem,
                                        const Json& result);

// What is known of the position on the board, or null.
const MustCome* must_come_here(const AppState& state);

}  // namespace peg
