// SPDX-License-Identifier: MIT
#pragma once

// Solutions in fewer and fewer moves, by wider and wider beams (move_beams.h). Which end a beam is
// best played from depends on the problem, and so does which hole to aim at, where it leaves that
// open: they take turns, and the end that found the best solution has more of them. As a part of
// FewestMovesSearch, on one core:
//
//     European, from c1             20 moves within 1 s (J.-C. Meyrignac 2003: 20)
//     Asymmetric, d1 to d1          19 moves within 1 s
//     Wiegleb, central game         24 moves within 1 s, 23 within 20 s
//     Wiegleb, d1 to d1             22 moves within 3 s
//     Triangle 36, from a3          13 moves within 2 s (A127500: 13)
//     Triangle 45, a4 to g7         16 moves within 20 s (A127500: 16)
//     Triangle 55, a3 to c3         18 moves within 60 s (A127500: 18)
//
// Only a beam that was wide enough for everything says that fewer moves are impossible.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/move_beams.h"

namespace peg {

class ShortSolutionSearch {
public:
    // As MoveBeams. For solutions in fewer moves than `known`.
    ShortSolutionSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                        std::span<const Bits> goals, const MersonRegions& regions,
                        std::size_t known);

    // Goes on for about `nodes` > 0 nodes (moves.h); returns how many. Afterwards moves() may be
    // fewer, and it has stopped there. Stops where bytes() are more than `max_bytes`.
    std::uint64_t step(std::uint64_t nodes, std::size_t max_bytes);

    // As MoveBeams.
    void know(std::size_t moves) { beams_.know(moves); }
    // The fewest moves found, or else what was known; and their jumps, if they were found by the
    // beam at work.
    std::size_t moves() const { return beams_.moves(); }
    std::optional<std::vector<JumpId>> solution() const { return beams_.solution(); }

    // Fewer moves than moves() are impossible: a beam has left nothing out.
    bool complete() const { return beams_.complete(); }

    std::uint64_t stored() const { return beams_.stored(); }
    std::size_t bytes() const { return beams_.bytes(); }

private:
    // The beams of a direction, and the rounds that they had.
    struct Side {
        std::vector<std::size_t> beams;  // that aim at all holes of their end, and maybe at each
        std::size_t rounds = 0;
        std::uint64_t nodes = 0;  // of these rounds
    };
    Side& side(SearchDirection direction) { return sides_.at(static_cast<std::size_t>(direction)); }
    std::uint64_t begin_round();

    MoveBeams beams_;
    std::array<Side, 2> sides_;                               // by direction
    SearchDirection direction_ = SearchDirection::kForwards;  // of the beam at work
    // In which moves() were found, or else may be found first.
    SearchDirection better_ = SearchDirection::kForwards;
};

}  // namespace peg
