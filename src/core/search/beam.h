// SPDX-License-Identifier: MIT
#pragma once

// Beam search by jumps: breadth-first from the start, but each level keeps at most `width`
// positions, those with the lowest scores (jump_score.h).
//
// Positions that a symmetry of the goal maps to each other count as one. A beam that dropped
// nothing else is exhaustive: if it finds no solution, there is none. Once it has dropped
// something, positions that cannot be among the best `width` any more (Selection) are skipped
// before the hash table lookup: on hard problems that is half of all positions.

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/canonicalizer.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/jump_score.h"
#include "core/support/position_set.h"

namespace peg {

class Beam {
public:
    // Start and goal are subsets of the board's holes. The board outlives this object. Call
    // restart() before anything else.
    Beam(const Board& board, Bits start, Bits goal) : Beam(board, start, goal, 0) {}
    // The same, but only with symmetries that also map `kept_holes` to itself.
    Beam(const Board& board, Bits start, Bits goal, Bits kept_holes);

    // Returns to the start, to search with this width, which is greater than 0.
    void restart(std::size_t width);

    std::size_t depth() const { return levels_.size() - 1; }  // jumps to the deepest level
    bool empty() const { return levels_.back().empty(); }     // whether that level is empty
    bool complete() const { return complete_; }  // whether nothing was dropped since restart()

    // Expands up to `nodes` positions of the deepest level, pruned by the pool, whose direction is
    // forwards; returns how many it expanded. depth() rises when all are expanded. If it takes more
    // than `max_bytes`, it stops for good: full().
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    // Whether some, but not all, positions of the deepest level are expanded.
    bool in_between() const { return cursor_ > 0; }

    // The jumps from the start to the first position of the deepest level that is in `set`.
    std::optional<std::vector<JumpId>> find(const PositionSet& set) const;
    // The jumps from the start to position i of the deepest level; i < deepest_size().
    std::vector<JumpId> path(std::size_t i) const;
    // Position i of the deepest level; i < deepest_size().
    std::size_t deepest_size() const { return levels_.back().size(); }
    Bits deepest(std::size_t i) const {
        assert(i < deepest_size());
        return levels_.back()[i].pegs;
    }

    // The number of positions kept since restart().
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return seen_.growing_bytes() + static_cast<std::size_t>(stored_) * sizeof(Node) +
               grown_bytes<Node>(next_.size());
    }

private:
    struct Node {
        Bits pegs;
        std::uint32_t parent;  // index in the previous level
        JumpId jump;           // from the parent
        JumpScore::Value score;
    };

    // Selects the best `width` positions of a level online, by counting positions per score. Ties
    // go to the position found first.
    class Selection {
    public:
        void reset(std::size_t width);
        // Whether a position with this score, found now, is among the best so far. (It may be
        // displaced later.)
        bool admits(JumpScore::Value score) const { return score < cutoff_; }
        void add(JumpScore::Value score);
        // Requires that more than `width` positions were found. Selected are all positions with
        // scores below cutoff(), and the first room_at_cutoff() positions with the score cutoff().
        JumpScore::Value cutoff() const { return cutoff_; }
        std::size_t room_at_cutoff() const { return width_ - (within_ - count_of_[cutoff_]); }

    private:
        std::size_t width_ = 0;
        std::size_t within_ = 0;  // positions found with scores up to cutoff_
        // The lowest score up to which at least `width` positions were found; the maximum value
        // before that.
        JumpScore::Value cutoff_ = 0;
        std::vector<std::size_t> count_of_;  // number of positions found, by score
    };
    void drop_unselected();

    const Board* board_;
    Bits start_;
    Canonicalizer symmetries_;
    JumpScore score_;
    std::vector<std::vector<Node>> levels_;
    std::vector<Node> next_;  // the level being filled
    PositionSet seen_;        // the canonical forms of its positions
    Selection selection_;     // selection on that level
    std::size_t width_ = 0;
    std::size_t cursor_ = 0;  // how many positions of the deepest level are expanded
    std::uint64_t stored_ = 0;
    bool complete_ = true;
    bool full_ = false;
};

}  // namespace peg
