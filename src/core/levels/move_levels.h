// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first levels by *moves*, up to symmetry; a move is one or more jumps in a row by one peg.
// Level n holds the canonical forms of all positions that n moves lead to from a start, or, played
// backwards, that need n moves to a finish, and no fewer. Two of these that grow until they meet
// find a solution in the fewest moves (fewest_moves_search.h).
//
// The levels leave out positions that no solution in a given number of moves can pass through:
// because too many Merson regions are still full, or no longer full (merson_regions.h), because a
// pagoda function excludes them (pagoda_pool.h) or one for moves does (move_pagoda_pool.h), or
// because as many generous moves as there may be do not reach the end (generous_moves.h): on the
// triangle of 55 holes, from a3 to a2 in 17 moves, these leave 71,000 of 20 million positions. Or
// because parts of the board need more moves (move_patterns.h, and level_patterns.h for which of
// these bounds are asked).
//
// The pagoda functions for moves are learned from level to level (learn_in_levels.cpp). Of the
// levels that exclude 21 moves in Wiegleb's central game they leave half, and from d2 to f2 on the
// diamond of 41 holes they take 7 s where it took 55.

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/move_patterns.h"
#include "core/levels/moves.h"
#include "core/proof/moves/generous_moves.h"
#include "core/proof/moves/move_pagoda_pool.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/support/position_set.h"
#include "core/support/search_direction.h"

namespace peg {

// What excludes positions of a direction that leads to `end`, or comes from it. Both pools may gain
// members at any time. Board and regions outlive them.
struct MovePools {
    MovePools(const Board& board, const MersonRegions& regions, SearchDirection direction, Bits end)
        : pagodas(board, direction, end), move_pagodas(board, regions, direction, end) {}

    PagodaPool pagodas;
    MovePagodaPool move_pagodas;
};

class MoveLevels {
public:
    // From first positions in the board's layout, which the symmetries of the canonicalizer map
    // among themselves; for solutions in `moves` moves. What is given by reference or pointer
    // outlives the levels. The pools are of the same direction.
    MoveLevels(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
               std::span<const Bits> first, const MovePools& pools, std::size_t moves);

    // From now on for solutions in so many moves, which are not more than before. May leave out
    // what patterns of this direction exclude, where they are given and made, and levels forwards
    // what generous moves exclude. Where patterns are new, the frontier, which was found without
    // them, is asked about when it is expanded.
    void want(std::size_t moves, const MovePatterns* patterns, GenerousMoves* generous);

    // The number of the deepest complete level (level 0 is complete from the beginning), and its
    // positions in the order in which they were found.
    std::size_t depth() const { return levels_.size() - 2; }
    std::span<const DensePosition> frontier() const { return levels_[depth()]; }
    // The positions of a level up to that one.
    std::span<const DensePosition> level(std::size_t number) const {
        assert(number <= depth());
        return levels_[number];
    }
    // Whether none of the frontier is expanded yet.
    bool between_levels() const { return cursor_ == 0; }
    // Between levels: looks for a pagoda function for moves that excludes positions of the next
    // level, from samples, and adds it to the pool, which is the one of these levels. Returns the
    // nodes that this counts as; 0 where the level is too small for that.
    std::uint64_t learn(MovePagodaPool& pool, LevelSampler& sampler) const;
    // Between levels, beyond the first one: makes some positions of the frontier the frontier. The
    // others stay known, and are not found again.
    void narrow(std::vector<DensePosition> kept);
    // The nodes of their expansion, if each has as many as one of the level before had.
    double expected_nodes() const {
        return static_cast<double>(frontier().size()) * nodes_of_position_;
    }
    // The first of some canonical forms that is in a complete level, or already found for the next
    // one, or null.
    const DensePosition* find_first(std::span<const DensePosition> positions) const {
        return seen_.find_first(positions);
    }

    // Expands some more positions of the deepest complete level, whose number is less than the
    // moves that are wanted, and returns their nodes (moves.h), mostly some dozens at most: fresh()
    // are the positions that they add to the next level. Returns 0 where none was left: then the
    // next level, maybe an empty one, has become the deepest complete level.
    //
    // Where no further level is needed, the next one is better not kept: fresh() are then the
    // positions that moves lead to, some of them seen before. The next level is empty.
    // Where the moves of one are too many, as moves.h has it, complete() is false from then on.
    std::uint64_t expand(bool keep);
    bool complete() const { return complete_; }
    std::span<const DensePosition> fresh() const {
        return keeps_ ? std::span(levels_.back()).subspan(fresh_) : std::span(found_);
    }

    // The jumps, in the order of play, from one of the first positions to the given position in the
    // board's layout; backwards, from the given position to one of the first. Its canonical form is
    // one that find_first() finds, and that narrow() has not left out, or one of fresh(). As slow
    // as a walk through the levels up to there. Nothing where the moves that lead back are too
    // many.
    std::optional<std::vector<JumpId>> path(Bits pegs) const;

    std::uint64_t stored() const { return seen_.size(); }
    std::size_t bytes() const {
        return seen_.growing_bytes() + level_bytes_ +
               grown_bytes<DensePosition>(levels_.back().size());
    }

private:
    void begin_next_level();
    Moves::Visited visit_moves(const DenseCanonicalizer::Images& images, Moves::Visit visit) const;
    std::optional<Bits> sample(LevelSampler& sampler) const;
    std::uint64_t find_next(DensePosition position);
    void keep_found();
    void drop_excluded();
    bool may_end(DensePosition position);
    void sort_frontier();

    const DenseCanonicalizer* canonicalizer_;
    Moves moves_of_;
    const MovePools* pools_;
    const MovePatterns* patterns_ = nullptr;
    GenerousMoves* generous_ = nullptr;
    std::size_t moves_;
    SearchDirection direction_;
    // The complete levels, and the one being filled.
    std::vector<std::vector<DensePosition>> levels_;
    PositionSet seen_;  // DensePosition::bits of all levels
    // What moves lead to, seen before or not. Several positions are expanded at once, until so much
    // is found, or after so many nodes: the processor fetches what is known of all of it together.
    // Of one position it can be very many; then they are looked up at kMostFound.
    static constexpr std::size_t kFoundAtOnce = 64;
    static constexpr std::uint64_t kNodesAtOnce = 64;
    static constexpr std::size_t kMostFound = 256;
    std::vector<DensePosition> found_;
    bool complete_ = true;
    bool keeps_ = true;             // what the last expand found
    std::size_t cursor_ = 0;        // positions of the deepest complete level that are expanded
    std::uint64_t nodes_ = 0;       // that these had
    double nodes_of_position_ = 1;  // of the level before that one, on average
    bool asks_frontier_ = false;    // it was found without these patterns
    // For the next level, the lists of positions that patterns were not worth asking about, the
    // positions they were asked about, and those they excluded.
    std::size_t lists_ = 0;
    std::uint64_t asked_ = 0;
    std::uint64_t excluded_ = 0;
    // For the next level, the nodes of generous moves, and the positions they excluded.
    std::uint64_t generous_nodes_ = 0;
    std::uint64_t generous_excluded_ = 0;
    std::size_t fresh_ = 0;        // where in the last level fresh() begins
    std::size_t level_bytes_ = 0;  // of the complete levels
};

}  // namespace peg
