// SPDX-License-Identifier: MIT
#pragma once

// Proves that a start cannot reach a finish, by a cost partition. Each jump gets a cost in each
// region of the board that it touches, so that the costs of one jump never add up to more than 0,
// but all regions together need more than 0 (certificate.h). The costs come from a linear program,
// solved by column generation. The board is cut into blocks of three by three. The linear program
// looks for the fractional play that comes closest to a real one: each block by itself goes from
// its pegs at the start to its pegs at the finish by a mixture of paths (projection.h), and the
// blocks disagree as little as possible on how often each jump across their borders is made. The
// dual prices are the costs. There are far too many paths to list, so they are added on demand: the
// cheapest path of each block under the current costs, until these cost more than 0 in total (a
// proof), or none is new.
//
// In terms of planning this is an optimal cost partitioning over projections, with negative costs
// allowed (F. Pommerening, M. Helmert, G. Roeger, J. Seipp, "From non-negative to general operator
// cost partitioning", AAAI 2015); a pagoda function is a cost partition whose regions are single
// holes. On boards with arms it sees what no weights can: what an arm can do, in which order. Of
// the positions on the Wiegleb board that ten jumps from e1 lead to, weights with cuts exclude a
// quarter, cost partitions three quarters; on the Diamond 41 they exclude a tenth of what is left.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/proof/partition/projection.h"

namespace peg {

// Finds cost partitions for one board. A cycle with negative cost in a block is useful for every
// pair of start and finish, so cycles are kept for later pairs, which makes those much cheaper.
class CostPartitionFinder {
public:
    explicit CostPartitionFinder(const Board& board);

    // A cost partition, in small integers, that proves `finish` to be unreachable from `start`;
    // empty if none was found. Costs are rounded before the bounds are computed, so rounding can
    // lose a proof, but never gives a false one. Cost: see cost(); the first call on a board costs
    // several times as much.
    std::optional<CostPartition> find(Bits start, Bits finish);

    // The nodes that find() counts as: about as many positions as a search visits in the same time.
    std::uint64_t cost() const;

    // The blocks, in the order of a partition's regions. (If one region alone proves it, the
    // partition has only that region.)
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

// Finds a cost partition for one pair of start and finish.
std::optional<CostPartition> find_cost_partition(const Board& board, Bits start, Bits finish);

}  // namespace peg
