// SPDX-License-Identifier: MIT
#pragma once

// Searches for solutions with few moves, not always the minimum, by beams that are widened pass by
// pass: for problems on which a search for the minimum (solver/moves/fewest_moves_search.h) does
// not fit into memory. Level n of a beam expands the positions with the best scores (move_score.h)
// among those that n moves reach. A search backwards has found all positions that are few moves
// away from the finish, and the beam minimizes the sum of both distances.
//
//     start  o--o--o--o--o--o--o--  a beam; its levels also store positions not expanded yet
//                          \ \ |
//                           x-x-x  all positions within some moves of the finish
//                                finish
//
// The last moves of a short solution are long sweeps, which the beam alone would hardly find,
// because only a search from the finish sees what makes them possible. If the finish is hard to
// reach, in a corner, the beam is better played from there, on holes instead of pegs, towards known
// positions near the start.
//
// The width that suffices is not known in advance, and restarting a beam with twice the width would
// expand half of its positions again. So beams are widened instead: in each pass they expand, level
// by level from the first one, the best of the positions that earlier passes left (anytime column
// search; S. Vadlamudi, P. Gaurav, S. Aine, P. Chakrabarti 2012). That finds the same solutions
// with at most half as many nodes.
//
// Most positions of a beam are lost. Each beam learns a few pagoda functions on each level that
// exclude some of them (proof/pagoda/learn_pagodas.h), and shares these with the other beams of its
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
#include "core/search/moves/move_score.h"
#include "core/support/position_map.h"
#include "core/support/search_direction.h"

namespace peg {

class MoveBeams {
public:
    // For solutions in fewer than `known` moves. The canonicalizer's symmetries map the start to
    // itself and the set of goals to itself; there is at least one goal. Everything except `goals`
    // outlives the beams.
    MoveBeams(const DenseCanonicalizer& canonicalizer, Bits start, std::span<const Bits> goals,
              const MersonRegions& regions, std::size_t known);

    // Extends the known positions near the end of beams in this direction (forwards: the finish;
    // backwards: the start) by one move. Prunes positions that no solution in fewer than moves()
    // moves can pass. If that would take more than `max_positions` positions, it keeps those found
    // so far, and a later call with a greater `max_positions` repeats this move from its beginning.
    // Returns the nodes spent, at most one more than `max_positions`.
    std::uint64_t extend_end(SearchDirection direction, std::size_t max_positions);

    // Adds a beam in a direction, and returns its index, counted from 0. The weights of regions and
    // noise are not negative. The set `aim` is not empty, and the canonicalizer's symmetries map it
    // to itself.
    std::size_t add(SearchDirection direction, const MoveScore::Weights& weights, Bits aim,
                    std::uint64_t seed);
    // Requires done(). Begins a pass of a beam, which expands up to `width` > 0 more positions on
    // each level. Of the positions found on a level, the best `places` >= width are kept, or up to
    // twice as many; a narrow pass may drop a position that a wider one would have expanded. A beam
    // that has no positions left, but has dropped some, begins anew; the width must grow from pass
    // to pass, or it would drop the same positions for ever.
    void widen(std::size_t beam, std::size_t width, std::size_t places);
    // Continues the pass for `nodes` nodes (moves.h), or a few more; returns how many, including
    // one per level and the cost of linear programs. Stops when it takes more than `max_bytes`, and
    // when moves() has decreased.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    // Whether the pass has ended, or none has begun.
    bool done() const { return done_; }
    // Whether a pass has ended and the beam has expanded everything: then fewer moves than moves()
    // are impossible.
    bool complete() const { return complete_; }

    // Lowers the target: from now on, searches for solutions in fewer than `moves` moves, because a
    // solution with `moves` moves is known elsewhere.
    void improve_incumbent(std::size_t moves);
    // The number of moves of the best solution found or known.
    std::size_t moves() const { return incumbent_; }
    // The jumps of a solution with moves() moves, if this pass found one and its moves can be
    // enumerated again (moves.h limits how many moves of a position are enumerated).
    std::optional<std::vector<JumpId>> solution() const;

    // The number of positions of all beams, and of those known near the ends.
    std::uint64_t stored() const {
        return positions_ + ends_[0].moves.size() + ends_[1].moves.size();
    }
    std::size_t bytes() const;

private:
    static constexpr std::int32_t kNoScore = std::numeric_limits<std::int32_t>::max();

    struct Node {
        DensePosition position;
        std::uint32_t parent = 0;  // index among the expanded positions of the previous level
        std::int32_t score = 0;

        std::pair<std::int32_t, Bits> rank() const { return {score, position.bits}; }
    };
    struct Level {
        std::vector<Node> expanded;         // expanded, or to be expanded in this pass
        std::vector<Node> left;             // found, but not expanded yet
        std::int32_t first_out = kNoScore;  // the lowest score that is not kept on this level

        std::size_t bytes() const {
            return grown_bytes<Node>(expanded.size()) + grown_bytes<Node>(left.size());
        }
    };
    struct Beam {
        SearchDirection direction;
        MoveScore score;
        std::uint64_t seed;
        std::vector<Level> levels;
        // By DensePosition::bits: 1 + the minimum number of moves in which the position was found.
        PositionMap<std::uint8_t> seen;
        bool lossy;  // whether positions were dropped
    };
    // The end of the beams of a direction. All positions within `back` moves of it are known, and
    // possibly some that are one move further.
    struct End {
        PositionMap<std::uint8_t> moves;      // by DensePosition::bits: 1 + moves to the end
        std::vector<DensePosition> farthest;  // those that are `back` moves from it
        int max_pegs = 0;  // maximum number of pegs among these; for backward beams, of empty
                           // holes
        std::size_t back = 0;
        std::size_t failed_limit = 0;  // a `max_positions` that was not enough for one more move
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
        std::size_t beyond;  // lower bound on the moves to the end
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
    std::optional<Bits> goal_;  // only if there is exactly one
    LevelSampler sampler_;
    PagodaPool no_pagodas_;
    // By direction: the learned pagoda functions, level 0 of the beams, and their end.
    std::array<PagodaPool, 2> pools_;
    std::array<std::vector<Node>, 2> starts_;
    std::array<End, 2> ends_;

    std::size_t incumbent_;  // moves()

    std::deque<Beam> beams_;       // a deque, so that pointers stay valid
    std::uint64_t positions_ = 0;  // on the levels of all beams

    // State of the pass:
    Beam* beam_ = nullptr;
    std::size_t width_ = 0;
    std::size_t places_ = 0;
    std::size_t depth_ = 0;       // the level being expanded
    std::size_t first_ = 0;       // the first position of that level in this pass
    std::size_t cursor_ = 0;      // the position to be expanded next
    std::size_t idle_bytes_ = 0;  // bytes of everything that does not grow while this level is
                                  // expanded
    std::vector<Found> found_;    // results of one position's moves, to be looked up
    std::optional<Meeting> meeting_;
    bool complete_ = false;
    bool done_ = true;
};

}  // namespace peg
