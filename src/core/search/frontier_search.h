// SPDX-License-Identifier: MIT
#pragma once

// A complete search from a start and a goal at once that remembers only two levels in each
// direction, the frontier and the level after it. The smaller frontier goes on; the levels behind
// it are forgotten.
//
//     start  o:.: :.: |====|                              ====  frontiers, complete but for what
//                          |===| :.: :.: :.: :.o  goal          pagoda functions and cost
//                          (levels/jump_levels.h)               partitions exclude
//                                                         :.:   forgotten
//
// So it decides problems for which wider and wider beams (bidirectional_search.h), which remember
// every level, have no memory: hundreds of millions of positions in one or two GiB. Where the
// frontiers meet only one position in the middle of a solution is known. The same search then finds
// the jumps before and after that position, in halves of halves, each small beside the one before
// (R. Korf, "Divide-and-conquer bidirectional search: first results", IJCAI 1999).

#include <cstdint>
#include <memory>
#include <vector>

#include "core/board/board.h"
#include "core/proof/partition/find_cost_partition.h"
#include "core/search/search_state.h"

namespace peg {

class FrontierSearch {
public:
    // The start must have more pegs than the goal. The board must outlive this object. Stops with
    // kOutOfMemory when the frontiers take more than max_bytes.
    FrontierSearch(const Board& board, Bits start, Bits goal, std::size_t max_bytes);
    ~FrontierSearch();

    // Goes on for up to `nodes` > 0 positions; returns how many it expanded. One cost partition may
    // be looked for besides (find_cost_partition.h), and counts as what it takes.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kGaveUp

    // The jumps from start to goal, when solved.
    const std::vector<JumpId>& solution() const { return solution_; }
    // Positions found, the forgotten ones among them.
    std::uint64_t stored() const;

private:
    // A part of the solution whose ends are known.
    struct Segment {
        Bits from;
        Bits to;
    };
    class Frontier;
    class FrontierPair;

    void begin_next_segment();

    const Board* board_;
    std::size_t max_bytes_;
    CostPartitionFinder finder_;
    SearchState state_ = SearchState::kRunning;
    std::vector<Segment> segments_;            // whose jumps are not known; the next one is last
    std::unique_ptr<FrontierPair> frontiers_;  // of that segment
    std::uint64_t stored_ = 0;                 // by the pairs of frontiers before
    std::vector<JumpId> solution_;             // the jumps before that segment
};

}  // namespace peg
