// SPDX-License-Identifier: MIT
#pragma once

// A beam search: breadth first from the start, one jump at a time, but each level keeps at most
// `width` positions, those of least score (jump_score.h).
//
// Of positions that a symmetry of the goal maps to each other one is kept. A beam that left nothing
// else out has seen everything: when it finds no way, there is none. Once it has left something
// out, it passes over positions that cannot be among the `width` any more (Places) before it looks
// them up: half of all positions on the way to a hard solution.

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
    // Start and goal must lie within the board's holes; the board must outlive this object. Call
    // restart() before anything else.
    Beam(const Board& board, Bits start, Bits goal) : Beam(board, start, goal, 0) {}
    // The same, where a symmetry has to map these holes to themselves as well.
    Beam(const Board& board, Bits start, Bits goal, Bits kept_holes);

    // Goes back to the start, to search with this width > 0.
    void restart(std::size_t width);

    std::size_t depth() const { return levels_.size() - 1; }  // jumps to the deepest level
    bool empty() const { return levels_.back().empty(); }     // whether that has no position
    bool complete() const { return complete_; }  // whether nothing was left out since the restart

    // Expands up to `nodes` positions of the deepest level, leaving out what the pool, whose
    // direction is forwards, excludes; returns how many it expanded. depth() rises when all are
    // expanded. Stops for good, full(), when it takes more than `max_bytes`.
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    // Whether some but not all positions of the deepest level are expanded.
    bool in_between() const { return cursor_ > 0; }

    // The jumps from the start to the first position of the deepest level that is in the set.
    std::optional<std::vector<JumpId>> find(const PositionSet& set) const;
    // The jumps from the start to position number i of the deepest level, i < deepest_size().
    std::vector<JumpId> path(std::size_t i) const;
    // The position number i of the deepest level, i < deepest_size().
    std::size_t deepest_size() const { return levels_.back().size(); }
    Bits deepest(std::size_t i) const {
        assert(i < deepest_size());
        return levels_.back()[i].pegs;
    }

    // Positions kept since the restart.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return seen_.growing_bytes() + static_cast<std::size_t>(stored_) * sizeof(Node) +
               grown_bytes<Node>(next_.size());
    }

private:
    struct Node {
        Bits pegs;
        std::uint32_t parent;  // index on the level before
        JumpId jump;           // from the parent
        JumpScore::Value score;
    };

    // The `width` places of a level. They go to the positions of least score, among equals to
    // those found first. Counts how many positions of each score were found.
    class Places {
    public:
        void reset(std::size_t width);
        // Whether a position of this score that is found now gets a place, if only for a while.
        bool left(JumpScore::Value score) const { return score < last_; }
        void take(JumpScore::Value score);
        // When more positions than places were found: a place have all positions of a score below
        // last(), and the first of_last() positions of score last().
        JumpScore::Value last() const { return last_; }
        std::size_t of_last() const { return width_ - (within_ - of_score_[last_]); }

    private:
        std::size_t width_ = 0;
        std::size_t within_ = 0;  // positions found of score last_ or less
        // The least score for which these fill the places; the largest number before.
        JumpScore::Value last_ = 0;
        std::vector<std::size_t> of_score_;  // positions found, by score
    };
    void drop_without_place();

    const Board* board_;
    Bits start_;
    Canonicalizer symmetries_;
    JumpScore score_;
    std::vector<std::vector<Node>> levels_;
    std::vector<Node> next_;  // the level that is being filled
    PositionSet seen_;        // the canonical forms of its positions
    Places places_;           // on that level
    std::size_t width_ = 0;
    std::size_t cursor_ = 0;  // number of positions of the deepest level that are expanded
    std::uint64_t stored_ = 0;
    bool complete_ = true;
    bool full_ = false;
};

}  // namespace peg
