// SPDX-License-Identifier: MIT
#pragma once

// All there is between one start and one goal, from both ends, with memory for two levels of each
// only: always the smaller frontier goes on, and the level before it is forgotten.
//
//     start  o:.: :.: |====|                              ====  frontiers, complete but for what
//                          |===| :.: :.: :.: :.o  goal          pagoda functions exclude (reach.h)
//
// So it proves what wider and wider beams (two_ended.h), which remember every level, have no memory
// for: hundreds of millions of positions in a gibibyte or two. Where the frontiers meet, a
// way through the meeting point is found by the same search on either side of it, in halves of
// halves, each small beside the one before (R. Korf, "Divide-and-conquer bidirectional search:
// first results", IJCAI 1999).

#include <cstdint>
#include <memory>
#include <vector>

#include "core/board.h"

namespace peg {

class FrontierSearch {
public:
    enum class State : std::uint8_t { kRunning, kSolved, kExhausted, kOutOfMemory };

    // The start must have more pegs than the goal.
    FrontierSearch(const Board& board, Bits start, Bits goal, std::size_t max_bytes);
    ~FrontierSearch();

    // Goes on for up to `nodes` positions; returns how many it did.
    std::uint64_t step(std::uint64_t nodes);
    State state() const { return state_; }

    // The jumps from start to goal, when solved.
    const std::vector<JumpId>& solution() const { return solution_; }
    // Positions found, those forgotten too.
    std::uint64_t stored() const;

private:
    struct Stretch {
        Bits from;
        Bits to;
    };
    class Ends;

    void begin_next();

    const Board* board_;
    std::size_t max_bytes_;
    State state_ = State::kRunning;
    std::vector<Stretch> stretches_;  // that are left, the next one last
    std::unique_ptr<Ends> ends_;      // of the one that is searched
    std::uint64_t stored_ = 0;        // in those before
    std::vector<JumpId> solution_;
};

}  // namespace peg
