// SPDX-License-Identifier: MIT
#pragma once

// A beam search by moves, for solutions in few moves where a search for the fewest does not fit
// (solver/fewest_moves_search.h). Level n holds at most `width` of the positions that n moves lead
// to, those of the best score (move_score.h); positions from which few moves lead to the finish are
// known from a search backwards, and the beam looks for the least sum of both.
//
//     start  o--o--o--o--o--o--o--  at most `width` positions a level
//                          \ \ |
//                           x-x-x  all positions within some moves of the finish
//                                finish
//
// The last moves of a short solution are long sweeps, which the beam alone would hardly find: what
// makes them possible is seen only from the finish. Where the finish is hard to reach, in a corner,
// the beam is better played from there, on holes instead of pegs, and its end known from the start.
//
// Most positions of a beam are dead, and it learns pagoda functions that exclude some of them
// (proof/pagoda/learn_pagodas.h), a few on each level, and keeps them from one restart to the next.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/moves.h"
#include "core/proof/merson_regions.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/move_score.h"
#include "core/support/position_map.h"
#include "core/support/position_set.h"
#include "core/support/search_direction.h"

namespace peg {

class MoveBeam {
public:
    // For solutions in fewer moves than `known`. The canonicalizer's symmetries map the start to
    // itself, and the goals, of which there is one at least, among themselves. All but the goals
    // outlive the beam. It is done until it is restarted.
    MoveBeam(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
             const MersonRegions& regions, std::size_t known);

    // For beams in a direction: finds the positions that are one move further from their end, the
    // finish or, backwards, the start, than those that are known. Leaves out those through which
    // there is no solution in fewer moves than moves(). Where it would have to look at more than
    // `most` positions, it keeps those that it found, and begins this move again when it may look
    // at more. Returns the nodes of what it looked at, at most one more.
    std::uint64_t look_back(SearchDirection direction, std::size_t most);

    // Begins anew in a direction, to search for fewer moves than moves() with this width > 0. The
    // weights of regions and noise are not negative, the holes `aim` are not empty, and the
    // canonicalizer's symmetries map them among themselves.
    void restart(SearchDirection direction, std::size_t width, const MoveScore::Weights& weights,
                 Bits aim, std::uint64_t seed);
    // Expands positions of `nodes` nodes (moves.h), or a few more; returns how many, with one for
    // each level, and what its linear programs count as. Stops where it takes more than
    // `max_bytes`, and where moves() have become fewer.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    // No position is left from which fewer moves than moves() may lead to the finish.
    bool done() const { return done_; }
    // Done, with nothing left out since the restart: fewer moves than moves() are impossible.
    bool complete() const { return done_ && complete_; }

    // The fewest moves found, or else what was known.
    std::size_t moves() const { return known_; }
    // The jumps of a solution with so many moves, if it was found since the restart.
    std::optional<std::vector<JumpId>> solution() const;

    // Positions kept since the restart, and those known from the end.
    std::uint64_t stored() const {
        return stored_ + next_.size() + ends_[0].moves.size() + ends_[1].moves.size();
    }
    std::size_t bytes() const;

private:
    struct Node {
        DensePosition position;
        std::uint32_t parent = 0;  // its index in the level before
        std::int32_t score = 0;

        std::pair<std::int32_t, Bits> rank() const { return {score, position.bits}; }
    };
    // Where beams in a direction end. All positions within `back` moves are known, and maybe some
    // that are one move further.
    struct End {
        PositionMap<std::uint8_t> moves;      // to the end, and one; by DensePosition::bits
        std::vector<DensePosition> farthest;  // those that are `back` moves from it
        int most_pegs = 0;  // that one of all these has; for beams backwards, empty holes
        std::size_t back = 0;
        std::size_t too_few = 0;  // a `most` that was not enough for one move more
    };
    // Where the beam found a position from which the way to the end is known.
    struct Meeting {
        std::vector<DensePosition> before;  // the positions that lead to it, the last one first
        DensePosition at;
    };

    // A position that a move leads to.
    struct Found {
        Bits pegs;
        DensePosition position;
        std::size_t beyond;  // moves at least to the end
    };
    std::uint64_t learn();
    std::uint64_t expand_one(std::uint32_t number);
    void add(const Found& found, std::uint32_t parent);
    void meet(DensePosition position, std::uint32_t parent);
    void keep_best();
    Bits pegs_of_play(SearchDirection direction, Bits pegs) const;

    const DenseCanonicalizer* canonicalizer_;
    Moves moves_of_;
    const MersonRegions* regions_;
    Bits start_;
    std::optional<Bits> goal_;  // where there is only one
    LevelSampler sampler_;
    PagodaPool no_pagodas_;
    // By direction: what was learned, level 0 and the end of beams.
    std::array<PagodaPool, 2> pools_;
    std::array<std::vector<Node>, 2> first_;
    std::array<End, 2> ends_;

    std::size_t known_;  // moves()

    // Since the restart.
    SearchDirection direction_ = SearchDirection::kForwards;
    std::size_t width_ = 0;
    std::optional<MoveScore> score_;
    std::uint64_t seed_ = 0;
    std::vector<Found> found_;               // by moves of one position, to be looked up
    std::vector<std::vector<Node>> levels_;  // the last one is being expanded
    std::size_t cursor_ = 0;                 // so many of its positions are
    std::vector<Node> next_;                 // the level that is being filled
    std::int32_t first_out_ = 0;             // the least score that has no place on it
    PositionSet seen_;                       // DensePosition::bits of all levels
    std::uint64_t stored_ = 0;               // positions of all levels
    std::optional<Meeting> meeting_;
    bool complete_ = false;
    bool done_ = true;
};

}  // namespace peg
