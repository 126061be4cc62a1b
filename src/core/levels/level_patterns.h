// SPDX-License-Identifier: MIT
#pragma once

// Decides which pattern databases (move_patterns.h) prune the levels by moves in one direction of a
// bidirectional search. Patterns are weakest near their end: the last moves are long sweeps, and
// each half of the board assumes that pegs of the other half sweep it for free. But the levels of
// the other direction know the last moves exactly. So the databases are built for a *perimeter*
// instead, the set of all positions n moves from the end, and n is added to what they say:
//
//     frontier  x  x . . . . . . . . . P  P  P o   end
//                  |<- bound by patterns ->| n |
//
// The perimeter holds only positions that a solution in the wanted number of moves can pass. In the
// central game of the Wiegleb board in 21 moves, two positions up to symmetry are one move before
// the end, and patterns count one move more from there: of the tenth level forwards they exclude
// three quarters of what patterns of the end leave. On the star of 37 holes and the triangle of 45,
// where patterns of the end exclude hardly anything, they decide problems that were open.
//
// A position nearer to the end than the perimeter would be excluded wrongly. None is ever checked,
// because the two directions would have met before (J. Dillenburg and P. Nelson, "Perimeter
// search", Artificial Intelligence 65, 1994; A. Felner and N. Ofek, "Combining perimeter search and
// pattern database abstractions", 2007).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/move_levels.h"
#include "core/levels/move_patterns.h"
#include "core/support/search_direction.h"

namespace peg {

class LevelPatterns {
public:
    // For levels in a direction that leads to one of `ends` (not empty), in the board's layout. The
    // canonicalizer is that of the levels, and outlives this object. Databases that would take more
    // than `max_bytes`, whether of the end or of a perimeter, are not made.
    LevelPatterns(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                  std::span<const Bits> ends, std::size_t max_bytes);

    // Call this when the levels of both directions start again for another number of moves: forgets
    // the perimeter.
    void begin_number_of_moves();

    // Makes one table, or does one step towards it, if it is due: a database is due once the search
    // has spent as many nodes (`nodes`) as making all of its tables will take. `own` are the levels
    // to be pruned, `other` those from the end. Returns the nodes that the work counts as; 0 if
    // nothing is due, at negligible cost.
    std::uint64_t build_step(const MoveLevels& own, const MoveLevels& other, std::uint64_t nodes);
    // The stronger database; null until one is complete.
    const MovePatterns* best_database() const {
        if (perimeter_ == Perimeter::kBetter) return &*perimeter_database_;
        return end_database_.made() ? &end_database_ : nullptr;
    }

    // The database of the end, which is valid for every position; null until it is complete.
    const MovePatterns* end_database() const {
        return end_database_.made() ? &end_database_ : nullptr;
    }

    std::size_t bytes() const {
        return end_database_.bytes() + (perimeter_database_ ? perimeter_database_->bytes() : 0);
    }

private:
    std::size_t perimeter_in(const MoveLevels& other) const;
    std::uint64_t find_perimeter(const MoveLevels& other);
    void compare(std::span<const DensePosition> frontier);
    void give_up_perimeter();

    const DenseCanonicalizer* canonicalizer_;
    SearchDirection direction_;
    std::size_t max_bytes_;
    MovePatterns end_database_;                       // for every number of moves
    bool fits_;                                       // whether its tables fit into max_bytes_
    std::optional<MovePatterns> perimeter_database_;  // for the current number of moves
    enum class Perimeter : std::uint8_t { kUntried, kInTheMaking, kBetter, kNone };
    Perimeter perimeter_ = Perimeter::kUntried;
};

}  // namespace peg
