// SPDX-License-Identifier: MIT
#pragma once

// Problems of the atlas share solutions. Let v, a, b and w be four holes in a line. The peg in b
// can jump over a into v, or the peg in a over b into w. Both jumps empty a and b:
//
//     v a b w                   v a b w
//     . x x x  --> x . . x <--  x x x .      at the start: the same position from v and from w
//     x . . .  <-- . x x .  --> . . . x      at the end: the same two pegs, to v and to w
//
// So turning the first jump round gives a solution from another vacancy. The number of moves stays
// the same, because the peg that jumped first cannot jump on. Turning the last jump round gives a
// solution to another finish, in one move more or less, because the jump before it ended in a or b.
// In addition, the last few moves may be replaced by other ways to one peg
// (core/search/moves/last_moves.h).

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "cli/atlas/store.h"

namespace peg {

// Gives each solvable problem its best solutions, of its own or from other problems: the one in the
// fewest moves, and the one with the longest last move.
class SolutionSharing {
public:
    // Searches for other sequences of up to `last_moves` last moves. The entries belong to the
    // units; board, units and entries must outlive this object.
    SolutionSharing(const Board& board, std::span<const Unit> units, Entries& entries,
                    std::size_t last_moves);

    // Lets the next waiting unit share its solutions. An error if a solution contradicts a bound
    // that is in the entries. Cost: microseconds; far more with `last_moves` > 0 on large
    // triangles.
    std::optional<Error> step();
    // Number of units that still have to share.
    std::size_t waiting() const { return lenders_.size(); }
    // Numbers of the units that have received a solution so far.
    const std::set<std::size_t>& borrowers() const { return borrowers_; }

private:
    using Jumps = std::vector<JumpId>;

    ProblemResult* solved(std::size_t unit);
    std::optional<Error> lend(const std::vector<Jumps>& solutions);
    std::optional<Error> take(std::size_t unit, const Jumps& jumps);
    Error contradiction(std::size_t unit, const char* found, std::size_t number, const char* noun,
                        std::size_t bound) const;

    const Board& board_;
    std::span<const Unit> units_;
    Entries& entries_;
    std::size_t last_moves_;
    std::map<std::pair<Hole, Hole>, std::size_t> unit_of_;  // by vacancy and finish
    std::vector<std::size_t> lenders_;
    std::set<std::size_t> borrowers_;
};

}  // namespace peg
