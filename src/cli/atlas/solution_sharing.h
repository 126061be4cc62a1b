// SPDX-License-Identifier: MIT
#pragma once

// Problems of the atlas lend each other solutions. Of four holes in a line, v, a, b and w, the peg
// in b can jump over a into v, or that in a over b into w. Both leave a and b empty:
//
//     v a b w                   v a b w
//     . x x x  --> x . . x <--  x x x .      at the start: the same position from v and from w
//     x . . .  <-- . x x .  --> . . . x      at the end: the same two pegs, to v and to w
//
// So a solution whose first jump is turned round is one from another vacancy. It has as many moves:
// the peg that jumped first cannot go on at once. One whose last jump is turned round has another
// finish, and a move more, or one fewer: the jump before it ended in a or in b. And after all but a
// few of its moves there may be other ways to one peg (core/search/last_moves.h).

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "cli/atlas/store.h"

namespace peg {

// Gives each problem of which a solution is known the best of its own ones and those that it is
// lent: the one in the fewest moves, and the one with the longest last move.
class SolutionSharing {
public:
    // Other ways are sought for up to `last_moves` moves. The entries are those of the units; all
    // three outlive this object.
    SolutionSharing(const Board& board, std::span<const Unit> units, Entries& entries,
                    std::size_t last_moves);

    // Lets one unit lend what it has, if any is waiting for that; an error where a solution shows a
    // bound to be wrong, so that what is known contradicts itself. Takes some 10 us, and with other
    // ways for four moves up to a second on a triangle of 55 holes.
    std::optional<Error> step();
    // So many units may have something to lend.
    std::size_t waiting() const { return lenders_.size(); }
    // The units that were lent something so far.
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
