// SPDX-License-Identifier: MIT
#pragma once

// Solutions in up to a given number of moves, by levels from both ends (levels/move_levels.h) of
// which those from the start are narrow: each keeps only its best positions.
//
//     start  > >> >>>> >>>> >>>> >>>>  <<<<<<<< <<<< << <  goal
//                   narrow levels     meet    complete ones
//
// This is a beam search to which bounds tell what cannot end in so many moves, so that its places
// go to what may: in Wiegleb's central game, in 22 moves, 300,000 positions a level, a fiftieth of
// those that the bounds leave on the widest one, are enough. Beams that are for any number of moves
// (search/move_beams.h) need fewer nodes to be near the fewest moves, but do not get there.
//
// Of a level those are best that patterns give the fewest moves (levels/move_patterns.h), and among
// these, those that score least (search/move_score.h). Chosen by chance they find nothing. Levels
// backwards are complete, as far as they take less time than the narrow ones.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/move_levels.h"
#include "core/search/move_score.h"

namespace peg {

class NarrowLevels {
public:
    // From the start to one of the goals, one at least, in the board's layout. What is given by
    // reference outlives this object; the pools may gain members between steps.
    NarrowLevels(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
                 const MovePools& forwards, const MovePools& backwards);

    // What is looked for, and how.
    struct Task {
        std::size_t moves;  // of a solution, 1 at least
        std::size_t width;  // of narrow levels that begin now, 1 at least
        // Patterns of the end, by direction; null where there are none. Not those of a perimeter:
        // narrow levels may come nearer to the end than that.
        const MovePatterns* forwards = nullptr;
        const MovePatterns* backwards = nullptr;
    };
    // Goes on for about `nodes` > 0 nodes (moves.h), and returns how many, 1 at least. Where narrow
    // levels have found nothing, others begin; with another number of moves all begin anew. Stops
    // where a solution is found, where there is none, where it is stuck(), and where bytes() are
    // more than `max_bytes`. To choose the best of a level's positions takes some 0.1
    // microseconds for each, at once, and counts as a node for eight of them.
    std::uint64_t step(std::uint64_t nodes, const Task& task, std::size_t max_bytes);
    // The jumps of the solution that the last step found, in up to the task's moves; or none.
    const std::vector<JumpId>& solution() const { return solution_; }

    // There is none in the last task's moves: levels that left nothing out have found none.
    bool complete() const { return complete_; }
    // Others would find no more, however wide: positions have moves that are too many (moves.h).
    bool stuck() const { return stuck_; }

    // Positions that are kept, and their bytes.
    std::uint64_t stored() const;
    std::size_t bytes() const;

private:
    void begin_anew(std::size_t moves);
    void begin_narrow_levels(std::size_t width);
    std::uint64_t go_on(const Task& task);
    std::uint64_t keep_best(const MovePatterns* patterns);
    void meet();

    const DenseCanonicalizer* canonicalizer_;
    Bits start_;
    std::vector<Bits> goals_;
    const MovePools* forwards_pools_;
    const MovePools* backwards_pools_;
    std::optional<MoveScore> score_;       // from the first level that has too many positions on
    std::size_t moves_ = 0;                // that the levels are for
    std::optional<MoveLevels> backwards_;  // as long as they are for so many moves
    std::optional<MoveLevels> forwards_;   // the narrow ones
    std::size_t width_ = 0;
    bool lossy_ = false;  // the narrow levels at work have left something out
    bool complete_ = false;
    bool stuck_ = false;
    std::vector<JumpId> solution_;
};

}  // namespace peg
