// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first search by *moves*, up to symmetry; a move is one or more jumps in a row by one peg.
// Level n holds the canonical forms of the positions at a distance of exactly n moves from a start
// or, played backwards, to a finish. Two such searches that grow until they meet find a solution in
// the fewest moves (fewest_moves_search.h).
//
// Positions that no solution in the wanted number of moves can pass are pruned. The admissible
// bounds are, each in its own file: the Merson regions that are still full, or no longer full
// (merson_regions.h); pagoda functions (pagoda_pool.h); pagoda functions for moves
// (move_pagoda_pool.h); relaxed moves (relaxed_moves.h), which leave 71,000 of 20 million
// positions on the triangle of 55 holes from a3 to a2 in 17 moves; and pattern databases
// (move_patterns.h; level_patterns.h says which of them are used).
//
// Pagoda functions for moves are learned from level to level (learn_in_levels.cpp). They halve the
// levels that exclude 21 moves in the Wiegleb board's central game, and shrink those from d2 to f2
// on the Diamond 41 far more.

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/move_patterns.h"
#include "core/levels/moves.h"
#include "core/proof/moves/move_pagoda_pool.h"
#include "core/proof/moves/relaxed_moves.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/support/position_set.h"
#include "core/support/search_direction.h"

namespace peg {

// The bounds for positions of one direction: forwards play leads to `end`, backwards play comes
// from it. Both pools may gain members at any time. The board and the regions outlive them.
struct MovePools {
    MovePools(const Board& board, const MersonRegions& regions, SearchDirection direction, Bits end)
        : pagodas(board, direction, end), move_pagodas(board, regions, direction, end) {}

    PagodaPool pagodas;
    MovePagodaPool move_pagodas;
};

class MoveLevels {
public:
    // Begins with positions in the board's layout, a set that the canonicalizer's symmetries map to
    // itself; for solutions in `moves` moves. Everything given by reference or pointer outlives the
    // levels. The pools are of the same direction.
    MoveLevels(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
               std::span<const Bits> first, const MovePools& pools, std::size_t moves);

    // Lowers the target to solutions in `moves` moves, which is at most the old target. From now on
    // also prunes with `patterns` of this direction, if not null and made, and forwards with
    // `relaxed`, if not null. If the patterns are new, the frontier, found without them, is
    // checked when it is expanded.
    void set_target(std::size_t moves, const MovePatterns* patterns, RelaxedMoves* relaxed);

    // The number of the deepest complete level (level 0 is complete from the start), and its
    // positions in the order in which they were found.
    std::size_t depth() const { return levels_.size() - 2; }
    std::span<const DensePosition> frontier() const { return levels_[depth()]; }
    // The positions of a level, 0 to depth().
    std::span<const DensePosition> level(std::size_t number) const {
        assert(number <= depth());
        return levels_[number];
    }
    // Whether no position of the frontier has been expanded yet.
    bool between_levels() const { return cursor_ == 0; }
    // Between levels only. Takes samples of the next level, looks for a pagoda function for moves
    // that excludes some of them, and adds it to `pool`, which is that of these levels. Returns the
    // nodes that this counts as; 0 if the level is too small to be worth it.
    std::uint64_t learn(MovePagodaPool& pool, LevelSampler& sampler) const;
    // Between levels only, beyond level 0. Replaces the frontier by some of its positions. The
    // other positions stay in the set of known positions, so they are not found again.
    void restrict_frontier(std::vector<DensePosition> kept);
    // The expected nodes to expand the frontier, if each position takes as many as one of the
    // previous level did on average.
    double expected_nodes() const {
        return static_cast<double>(frontier().size()) * nodes_of_position_;
    }
    // The first of `positions`, canonical forms, that is in a complete level or already found for
    // the next one; null if none is.
    const DensePosition* find_first(std::span<const DensePosition> positions) const {
        return seen_.find_first(positions);
    }

    // Expands a few more positions of the frontier and returns their nodes (moves.h), rarely more
    // than some dozens: fresh() are the positions that this adds to the next level. Requires
    // depth() below the wanted number of moves. Returns 0 if the frontier was already expanded
    // completely: then the next level, which may be empty, has become the deepest complete level.
    //
    // If no further level is needed, pass keep = false: the next level stays empty, and fresh() are
    // all positions that moves lead to, including those seen before. If a position has more moves
    // than moves.h enumerates, complete() is false from then on.
    std::uint64_t expand(bool keep);
    bool complete() const { return complete_; }
    std::span<const DensePosition> fresh() const {
        return keeps_ ? std::span(levels_.back()).subspan(fresh_) : std::span(found_);
    }

    // The jumps, in the order of play, from one of the first positions to `pegs`, in the board's
    // layout; in backwards levels, from `pegs` to one of the first positions. The canonical form of
    // `pegs` is one that find_first() finds and that restrict_frontier() has not removed, or one of
    // fresh(). Cost: proportional to the size of the levels up to there. Nothing if a position on
    // the way has more moves than moves.h enumerates.
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
    RelaxedMoves* relaxed_ = nullptr;
    std::size_t moves_;
    SearchDirection direction_;
    // The complete levels, and the one being filled.
    std::vector<std::vector<DensePosition>> levels_;
    PositionSet seen_;  // DensePosition::bits of all levels
    // Buffer of positions that moves lead to, whether seen before or not. Several positions are
    // expanded before their results are looked up together, so that memory is fetched for all of
    // them at once: until there are kFoundAtOnce results or kNodesAtOnce nodes. One position can
    // have very many results; these are looked up in batches of kMaxFound.
    static constexpr std::size_t kFoundAtOnce = 64;
    static constexpr std::uint64_t kNodesAtOnce = 64;
    static constexpr std::size_t kMaxFound = 256;
    std::vector<DensePosition> found_;
    bool complete_ = true;
    bool keeps_ = true;             // whether the last expand(keep) kept what it found
    std::size_t cursor_ = 0;        // how many positions of the frontier are expanded
    std::uint64_t nodes_ = 0;       // nodes of these positions
    double nodes_of_position_ = 1;  // average nodes of a position of the previous level
    bool asks_frontier_ = false;    // the frontier was found without the current patterns
    // For the next level: how many lists of positions were not checked against patterns because
    // patterns exclude too few, how many positions were checked, and how many of them were
    // excluded.
    std::size_t lists_ = 0;
    std::uint64_t asked_ = 0;
    std::uint64_t excluded_ = 0;
    // For the next level: the nodes spent on relaxed moves, and the positions these excluded.
    std::uint64_t relaxed_nodes_ = 0;
    std::uint64_t relaxed_excluded_ = 0;
    std::size_t fresh_ = 0;        // index of fresh() in the level being filled
    std::size_t level_bytes_ = 0;  // bytes of the complete levels
};

}  // namespace peg
