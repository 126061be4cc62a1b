// SPDX-License-Identifier: MIT
#pragma once

// Which patterns (move_patterns.h) levels by moves ask, in one direction of a search from both
// ends. Near their end patterns know least: the last moves are long sweeps, and each half of the
// board believes that a peg of the other half sweeps it for nothing. But the levels of the other
// direction know what the last moves are. So patterns are asked how far it is to a perimeter
// instead, all positions that are n moves from the end, and n is added:
//
//     frontier  x  x . . . . . . . . . P  P  P o   end
//                  |<- patterns, at least ->|n |
//
// The perimeter only has what a solution in the number of moves that is looked for can pass
// through. In the central game of the Wiegleb board, in 21 moves, two positions up to symmetry are
// one move before the end, and patterns see one move more from there: of the tenth level forwards
// they exclude three positions of four, which those of the end do not. They halve the time that
// excludes 21 moves, and close problems of the star of 37 holes and of the triangle of 45, where
// patterns of the end exclude hardly anything.
//
// A position nearer to the end than the perimeter would be excluded wrongly. None is asked about:
// the two directions would have met before (J. Dillenburg and P. Nelson, "Perimeter search",
// Artificial Intelligence 65, 1994; A. Felner and N. Ofek, "Combining perimeter search and pattern
// database abstractions", 2007).

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
    // For levels in a direction that leads to one of `ends`, one at least, in the board's layout.
    // The canonicalizer, which is the one of the levels, outlives this object. Tables that would
    // take more than `max_bytes`, those of the end or those of a perimeter, are not made.
    LevelPatterns(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
                  std::span<const Bits> ends, std::size_t max_bytes);

    // The levels of both directions begin anew, for another number of moves.
    void begin_number_of_moves();

    // Makes one table, or what it needs, where that is due: where the search, which had so many
    // nodes, has taken as long as all of them will take. `own` are the levels that ask, `other`
    // those from the end. Returns the nodes that this counts as, up to half a second of them; 0
    // where nothing is due, which takes no time beside a node.
    std::uint64_t make_next(const MoveLevels& own, const MoveLevels& other, std::uint64_t nodes);
    // Those that exclude most, or null as long as none are made.
    const MovePatterns* best() const {
        if (perimeter_ == Perimeter::kBetter) return &*of_perimeter_;
        return of_end_.made() ? &of_end_ : nullptr;
    }

    // Those of the end, which hold for every position; or null as long as none are made.
    const MovePatterns* of_end() const { return of_end_.made() ? &of_end_ : nullptr; }

    std::size_t bytes() const {
        return of_end_.bytes() + (of_perimeter_ ? of_perimeter_->bytes() : 0);
    }

private:
    std::size_t perimeter_in(const MoveLevels& other) const;
    std::uint64_t find_perimeter(const MoveLevels& other);
    void compare(std::span<const DensePosition> frontier);
    void give_up_perimeter();

    const DenseCanonicalizer* canonicalizer_;
    SearchDirection direction_;
    std::size_t max_bytes_;
    MovePatterns of_end_;                       // for all numbers of moves
    bool fits_;                                 // what its tables take
    std::optional<MovePatterns> of_perimeter_;  // for this one
    enum class Perimeter : std::uint8_t { kUntried, kInTheMaking, kBetter, kNone };
    Perimeter perimeter_ = Perimeter::kUntried;
};

}  // namespace peg
