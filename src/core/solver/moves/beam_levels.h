// SPDX-License-Identifier: MIT
#pragma once

// Searches for a solution in at most a given number of moves, by levels from both ends
// (levels/move_levels.h): backwards by complete levels, from the start by *beam levels*, each of
// which keeps only its best positions, as in a beam search.
//
//     start  > >> >>>> >>>> >>>> >>>>  <<<<<<<< <<<< << <  goal
//                   beam levels       meet    complete ones
//
// The number of moves is fixed, so admissible bounds prune positions that cannot end in that many,
// and the beam's places go to positions that may. In the Wiegleb board's central game in 22 moves,
// 300,000 positions a level suffice, a fiftieth of what the bounds leave on the widest one. Beams
// for any number of moves (search/moves/move_beams.h) get near the minimum with fewer nodes, but do
// not reach it.
//
// The best positions of a level are those for which patterns give the lowest bound
// (levels/move_patterns.h); ties are broken by the lowest score (search/moves/move_score.h).
// Randomly chosen positions would find nothing. Levels backwards are extended as long as that takes
// less time than the beam levels.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/move_levels.h"
#include "core/search/moves/move_score.h"

namespace peg {

class BeamLevels {
public:
    // From the start to one of the goals (not empty), in the board's layout. Everything given by
    // reference outlives this object; the pools may gain members between steps.
    BeamLevels(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
               const MovePools& forwards, const MovePools& backwards);

    // What to search for, and how.
    struct Task {
        std::size_t moves;  // of a solution, at least 1
        std::size_t width;  // of beam levels that begin now, at least 1
        // Patterns of the end, by direction; null if there are none. Not those of a perimeter,
        // because beam levels may come nearer to the end than the perimeter.
        const MovePatterns* forwards = nullptr;
        const MovePatterns* backwards = nullptr;
    };
    // Searches about `nodes` > 0 nodes (moves.h), and returns how many, at least 1. If beam levels
    // end without a solution, new ones begin; if the number of moves changes, everything begins
    // anew. Stops when a solution is found, when there is none, when stuck(), and when bytes()
    // exceeds `max_bytes`. Choosing the best positions of a level is not interrupted, and counts as
    // one node per eight positions.
    std::uint64_t step(std::uint64_t nodes, const Task& task, std::size_t max_bytes);
    // The jumps of the solution that the last step found, in at most the task's moves; empty if it
    // found none.
    const std::vector<JumpId>& solution() const { return solution_; }

    // Whether there is no solution in the last task's moves: levels that dropped nothing have found
    // none.
    bool complete() const { return complete_; }
    // Whether wider levels would not find more, because some positions have more moves than moves.h
    // enumerates.
    bool stuck() const { return stuck_; }

    // The number of positions stored, and their bytes.
    std::uint64_t stored() const;
    std::size_t bytes() const;

private:
    void begin_anew(std::size_t moves);
    void begin_beam_levels(std::size_t width);
    std::uint64_t go_on(const Task& task);
    std::uint64_t keep_best(const MovePatterns* patterns);
    void meet();

    const DenseCanonicalizer* canonicalizer_;
    Bits start_;
    std::vector<Bits> goals_;
    const MovePools* forwards_pools_;
    const MovePools* backwards_pools_;
    std::optional<MoveScore> score_;       // unset until a level has too many positions
    std::size_t moves_ = 0;                // the target of the current levels
    std::optional<MoveLevels> backwards_;  // unset when the target changes
    std::optional<MoveLevels> forwards_;   // the beam levels
    std::size_t width_ = 0;
    bool lossy_ = false;  // whether the current beam levels have dropped anything
    bool complete_ = false;
    bool stuck_ = false;
    std::vector<JumpId> solution_;
};

}  // namespace peg
