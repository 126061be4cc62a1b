// SPDX-License-Identifier: MIT
#pragma once

// Finds a proof that a start cannot reach its finish: each jump is given a cost in each region of
// the board that it touches, so that the costs of one jump never add up to more than 0, yet all
// regions together need more than 0 (certificate.h). The costs are found by linear programming. The
// board is cut into blocks of three by three, and the linear program looks for the fractional play
// that comes closest to a real one: each block by itself goes from its pegs at the start to those
// at the finish by a mixture of paths (projection.h), and the blocks disagree as little as possible
// about how often each jump across their borders is made. The dual prices are the costs. There are
// far too many paths to write them all down, so they are added as they are wanted: the cheapest of
// each block under the costs so far, until these cost more than 0 together (a proof), or none is
// new.
//
// In the terms of planning this is an optimal cost partitioning over projections, with negative
// costs allowed (F. Pommerening, M. Helmert, G. Roeger, J. Seipp, "From non-negative to general
// operator cost partitioning", AAAI 2015); a pagoda function is one whose regions are single holes.
// Where a board has arms it sees what no weights can: what an arm can do, in which order. Of
// positions on the Wiegleb board that ten jumps from e1 lead to, weights with cuts exclude a
// quarter, cost partitions three quarters; on Diamond 41 they add a tenth of what is left.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/proof/partition/projection.h"

namespace peg {

// Looks for cost partitions of one board. A cycle in a block that costs less than 0 is of use to
// every pair of start and finish, so those found are kept for the pairs that follow, which then
// take a third of the time: 7 ms on the Wiegleb board.
class CostPartitionFinder {
public:
    explicit CostPartitionFinder(const Board& board);

    // A cost partition under which `finish` is out of reach from `start`, of small integers;
    // nothing where none was found. Costs are rounded before the bounds are taken, so rounding can
    // lose a partition, but never gives a false one. The first one takes 10 to 35 ms on the boards
    // of the catalogue, on the largest triangular ones some 0.5 s.
    std::optional<CostPartition> find(Bits start, Bits finish);

    // What find() counts as: about as many positions as a search visits in the same time.
    std::uint64_t cost() const;

    // The blocks, in the order of a partition's regions; of a region that proves it all by itself
    // the partition has no other.
    std::span<const Projection> blocks() const { return blocks_; }

private:
    class LinearProgram;
    struct Cycle {
        std::size_t block;
        Projection::Path path;
    };

    const Board* board_;
    std::vector<Projection> blocks_;
    std::vector<Cycle> cycles_;
};

// The same for one pair of start and finish.
std::optional<CostPartition> find_cost_partition(const Board& board, Bits start, Bits finish);

}  // namespace peg
