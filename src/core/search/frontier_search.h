// SPDX-License-Identifier: MIT
#pragma once

// Exhaustive bidirectional search that stores only two levels in each direction: the frontier and
// the level after it. The smaller frontier is expanded next; the levels behind it are dropped.
//
//     start  o:.: :.: |====|                              ====  frontiers, complete except for what
//                          |===| :.: :.: :.: :.o  goal          pagoda functions and cost
//                          (levels/jump_levels.h)               partitions exclude
//                                                         :.:   dropped
//
// So it decides problems for which wider and wider beams (bidirectional_search.h), which store
// every level, run out of memory: hundreds of millions of positions fit into one or two GiB. When
// the frontiers meet, only one position in the middle of a solution is known. The same search then
// finds the jumps before and after that position, recursively; each half is small compared with the
// whole (R. Korf, "Divide-and-conquer bidirectional search: first results", IJCAI 1999).

#include <cstdint>
#include <memory>
#include <vector>

#include "core/board/board.h"
#include "core/proof/partition/find_cost_partition.h"
#include "core/search/search_state.h"

namespace peg {

class FrontierSearch {
public:
    // The start has more pegs than the goal. The board outlives this object. Stops with
    // kOutOfMemory when the frontiers take more than `max_bytes`.
    FrontierSearch(const Board& board, Bits start, Bits goal, std::size_t max_bytes);
    ~FrontierSearch();

    // Searches up to `nodes` > 0 positions; returns how many it expanded. In addition it may look
    // for one cost partition (find_cost_partition.h), which counts as the nodes it costs.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kInconclusive

    // Requires kSolved. The jumps from start to goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // The number of positions found, including the dropped ones.
    std::uint64_t stored() const;

private:
    // A part of the solution of which only the two ends are known.
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
    std::vector<Segment> segments_;  // whose jumps are not known yet; the next one is last
    std::unique_ptr<FrontierPair> frontiers_;  // of that segment
    std::uint64_t stored_ = 0;                 // by earlier pairs of frontiers
    std::vector<JumpId> solution_;             // the jumps before the next segment
};

}  // namespace peg
