// SPDX-License-Identifier: MIT
#pragma once

// Finds solutions in fewer and fewer moves, by wider and wider beams (move_beams.h). Which end a
// beam should be played from depends on the problem, and so does the hole to aim at, if the problem
// leaves that open. So the beams take turns, and the end that found the best solution gets more of
// them. As a part of FewestMovesSearch, with the best solutions known from elsewhere:
//
//     European, from c1             20 moves   (J.-C. Meyrignac 2003: 20)
//     Asymmetric, d1 to d1          19 moves
//     Wiegleb, central game         23 moves
//     Wiegleb, d1 to d1             22 moves
//     Triangle 36, from a3          13 moves   (A127500: 13)
//     Triangle 45, a4 to g7         16 moves   (A127500: 16)
//     Triangle 55, a3 to c3         18 moves   (A127500: 18)
//
// That fewer moves are impossible is proved only by a beam that was wide enough to drop nothing.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/moves/move_beams.h"

namespace peg {

class ShortSolutionSearch {
public:
    // See MoveBeams. For solutions in fewer than `known` moves.
    ShortSolutionSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                        std::span<const Bits> goals, const MersonRegions& regions,
                        std::size_t known);

    // Searches about `nodes` > 0 nodes (moves.h); returns how many. Stops early when it has found a
    // solution in fewer moves: then moves() has decreased. Also stops when bytes() exceeds
    // `max_bytes`.
    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes);

    // See MoveBeams::improve_incumbent.
    void improve_incumbent(std::size_t moves) { beams_.improve_incumbent(moves); }
    // The number of moves of the best solution found or known; and its jumps, if the current beam
    // found it.
    std::size_t moves() const { return beams_.moves(); }
    std::optional<std::vector<JumpId>> solution() const { return beams_.solution(); }

    // Whether a beam has dropped nothing: then fewer moves than moves() are impossible.
    bool complete() const { return beams_.complete(); }

    std::uint64_t stored() const { return beams_.stored(); }
    std::size_t bytes() const { return beams_.bytes(); }

private:
    // The beams of a direction, and their rounds so far.
    struct Side {
        std::vector<std::size_t> beams;  // the first aims at all holes of its end; there may be one
                                         // per hole besides
        std::size_t rounds = 0;
        std::uint64_t nodes = 0;  // spent in these rounds
    };
    Side& side(SearchDirection direction) { return sides_.at(static_cast<std::size_t>(direction)); }
    std::uint64_t begin_round();

    MoveBeams beams_;
    std::array<Side, 2> sides_;                               // by direction
    SearchDirection direction_ = SearchDirection::kForwards;  // of the current beam
    // The direction that found moves(), or else the more promising one.
    SearchDirection better_ = SearchDirection::kForwards;
};

}  // namespace peg
