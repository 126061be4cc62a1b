// SPDX-License-Identifier: MIT
#pragma once

// Beam searches by moves, for solutions in few moves where a search for the fewest does not fit
// (solver/fewest_moves_search.h). Of the positions that n moves lead to, level n of a beam expands
// those of the best score (move_score.h); positions from which few moves lead to the finish are
// known from a search backwards, and the beam looks for the least sum of both.
//
//     start  o--o--o--o--o--o--o--  a beam; levels hold what is not expanded yet, too
//                          \ \ |
//                           x-x-x  all positions within some moves of the finish
//                                finish
//
// The last moves of a short solution are long sweeps, which the beam alone would hardly find: what
// makes them possible is seen only from the finish. Where the finish is hard to reach, in a corner,
// the beam is better played from there, on holes instead of pegs, and its end known from the start.
//
// Which width is enough is not known before, and a beam that starts anew twice as wide expands the
// half of its positions again. So beams are widened: level by level, from the first one on, they
// expand the best of those positions that earlier passes left (anytime column search; S. Vadlamudi,
// P. Gaurav, S. Aine, P. Chakrabarti 2012). That takes half as many nodes, or fewer, until the same
// solutions are found.
//
// Most positions of a beam are dead, and it learns pagoda functions that exclude some of them
// (proof/pagoda/learn_pagodas.h), a few on each level, and shares them with the other beams of its
// direction.

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/moves.h"
#include "core/proof/moves/merson_regions.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/move_score.h"
#include "core/support/position_map.h"
#include "core/support/search_direction.h"

namespace peg {

class MoveBeams {
public:
    // For solutions in fewer moves than `known`. The canonicalizer's symmetries map the start to
    // itself, and the goals, of which there is one at least, among themselves. All but the goals
    // outlive the beams.
    MoveBeams(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
              const MersonRegions& regions, std::size_t known);

    // For beams in a direction: finds the positions that are one move further from their end, the
    // finish or, backwards, the start, than those that are known. Leaves out those through which
    // there is no solution in fewer moves than moves(). Where it would have to look at more than
    // `most` positions, it keeps those that it found, and begins this move again when it may look
    // at more. Returns the nodes of what it looked at, at most one more.
    std::uint64_t look_back(SearchDirection direction, std::size_t most);

    // Adds a beam in a direction, and returns its number: from 0 on in the order in which they are
    // added. The weights of regions and noise are not negative, the holes `aim` are not empty, and
    // the canonicalizer's symmetries map them among themselves.
    std::size_t add(SearchDirection direction, const MoveScore::Weights& weights, Bits aim,
                    std::uint64_t seed);
    // Where done(): begins a pass of a beam, which expands up to `width` > 0 more positions on each
    // level. Of those found on a level the best `places` >= width are kept, or up to twice as many:
    // what a narrow pass drops, a wider one would have expanded. A beam that has none left, but has
    // dropped some, begins anew: if the width did not grow from one pass to the next, it would drop
    // the same ones for ever.
    void widen(std::size_t beam, std::size_t width, std::size_t places);
    // Goes on with the pass: expands positions of `nodes` nodes (moves.h), or a few more; returns
    // how many, with one for each level, and what its linear programs count as. Stops where it
    // takes more than `max_bytes`, and where moves() have become fewer.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    // The pass is at an end, or none has begun.
    bool done() const { return done_; }
    // Done, and the beam has expanded all that there is: fewer moves than moves() are impossible.
    bool complete() const { return complete_; }

    // From now on for solutions in fewer moves than so many, of which somebody else knows one.
    void know(std::size_t moves);
    // The fewest moves found, or else what was known.
    std::size_t moves() const { return known_; }
    // The jumps of a solution with so many moves, if this pass found it, and its moves can be found
    // again (moves.h: they may be too many).
    std::optional<std::vector<JumpId>> solution() const;

    // Positions of all beams, and those known from the ends.
    std::uint64_t stored() const {
        return positions_ + ends_[0].moves.size() + ends_[1].moves.size();
    }
    std::size_t bytes() const;

private:
    static constexpr std::int32_t kNoScore = std::numeric_limits<std::int32_t>::max();

    struct Node {
        DensePosition position;
        std::uint32_t parent = 0;  // its index among those expanded on the level before
        std::int32_t score = 0;

        std::pair<std::int32_t, Bits> rank() const { return {score, position.bits}; }
    };
    struct Level {
        std::vector<Node> expanded;         // or to be expanded in this pass
        std::vector<Node> left;             // found, and not expanded yet
        std::int32_t first_out = kNoScore;  // the least score that gets no place there

        std::size_t bytes() const {
            return grown_bytes<Node>(expanded.size()) + grown_bytes<Node>(left.size());
        }
    };
    struct Beam {
        SearchDirection direction;
        MoveScore score;
        std::uint64_t seed;
        std::vector<Level> levels;
        // The least moves in which a position was found, and one; by DensePosition::bits.
        PositionMap<std::uint8_t> seen;
        bool lossy;  // positions were dropped
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
    void begin_anew(Beam& beam);
    bool take_best();
    void end_pass();
    void count_bytes();
    std::uint64_t learn();
    std::uint64_t expand_one(std::uint32_t number);
    void add_found(const Found& found, std::uint32_t parent);
    void meet(DensePosition position, std::uint32_t parent);
    void keep_best(Level& level);
    Bits pegs_of_play(SearchDirection direction, Bits pegs) const;

    const DenseCanonicalizer* canonicalizer_;
    Moves moves_of_;
    const MersonRegions* regions_;
    Bits start_;
    std::optional<Bits> goal_;  // where there is only one
    LevelSampler sampler_;
    PagodaPool no_pagodas_;
    // By direction: what was learned, level 0 and the end of its beams.
    std::array<PagodaPool, 2> pools_;
    std::array<std::vector<Node>, 2> starts_;
    std::array<End, 2> ends_;

    std::size_t known_;  // moves()

    std::deque<Beam> beams_;       // in places that stay
    std::uint64_t positions_ = 0;  // on the levels of all beams

    // Of the pass.
    Beam* beam_ = nullptr;
    std::size_t width_ = 0;
    std::size_t places_ = 0;
    std::size_t depth_ = 0;       // the level that is being expanded
    std::size_t first_ = 0;       // the first of its positions in this pass
    std::size_t cursor_ = 0;      // the one that is expanded next
    std::size_t idle_bytes_ = 0;  // of what does not grow while this level is expanded
    std::vector<Found> found_;    // by moves of one position, to be looked up
    std::optional<Meeting> meeting_;
    bool complete_ = false;
    bool done_ = true;
};

}  // namespace peg
