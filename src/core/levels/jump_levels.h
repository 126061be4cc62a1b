// SPDX-License-Identifier: MIT
#pragma once

// Searches breadth-first by jumps, up to symmetry, and prunes what cannot lead to a goal, if one is
// given. Level n holds the canonical forms of all positions after n jumps from a set of first
// positions. Forward play begins at a start; backward play from a finish is forward play from its
// complement (position.h). On boards in the shape of a cross, cross sets (count/cross) are faster.
//
// If a goal is given, positions that cannot lead to it are pruned. After each level, pagoda
// functions that exclude samples of the level are learned (pagoda_pool.h), and positions that any
// of them excludes are not expanded. Where the functions exclude most of a level, as on the Diamond
// 41, they are checked for each jump before it is played; elsewhere that check would cost more than
// it saves.
//
// On request, cost partitions are learned as well (partition_pool.h), from samples that no pagoda
// function excludes. They exclude far more, but finding one takes as long as expanding some ten
// thousand positions. So each call of expand() looks for at most one, and the number per level is
// limited in proportion to the level. Once there is one, every position is checked against them
// before it is stored.

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/level_set.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/proof/partition/find_cost_partition.h"
#include "core/proof/partition/partition_pool.h"

namespace peg {

class JumpLevels {
public:
    // Begins with one or more positions in the board's layout, all of one class and number of pegs.
    // The canonicalizer's symmetries map the set `first` to itself, and the goal, if there is one,
    // to itself. The canonicalizer outlives the levels.
    JumpLevels(const DenseCanonicalizer& canonicalizer, std::span<const Bits> first,
               std::optional<Bits> goal = {});
    // Also learns cost partitions from now on. Requires a goal, and that nothing has been expanded
    // yet. The finder outlives the levels.
    void learn_partitions(CostPartitionFinder& finder);

    // The number of the deepest complete level. Level 0 is complete from the start.
    std::size_t depth() const { return levels_.size() - 2; }
    // A complete level, 0 to depth(). If the first position has no pegs, level 0 is empty, because
    // no set can hold that position.
    const LevelSet& level(std::size_t n) const {
        assert(n <= depth());
        return levels_[n];
    }
    // The number of positions of each complete level, including dropped levels.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    // The number of positions of all complete levels, including dropped levels.
    std::uint64_t stored() const { return stored_; }

    // Expands up to `nodes` positions of the deepest complete level and returns how many, or looks
    // for one cost partition and returns the nodes it counts as. At the end of the level, either
    // the next level is complete and depth() rises, or there are no further positions: exhausted().
    // If the levels take more than `max_bytes`, the search stops for good: full().
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }
    // Whether some position was not expanded, or some jump not played, because it cannot lead to
    // the goal.
    bool has_pruned() const { return has_pruned_; }
    // Stops pruning from here on.
    void stop_pruning();
    // True if no known pagoda function or cost partition proves that the goal is out of reach from
    // here.
    bool not_pruned(Bits pegs) const {
        return pool_.possible(pool_.slack(pegs)) && !excluded(pegs);
    }

    // Frees the positions of a complete level that need not be expanded any more.
    void drop(std::size_t n);

    std::size_t bytes() const {
        return level_bytes_ + levels_.back().growing_bytes() + space_->bytes() + pool_.bytes() +
               (partitions_ ? partitions_->bytes() : 0);
    }

    const DenseCanonicalizer& canonicalizer() const { return *canonicalizer_; }

private:
    void complete_level();
    void learn(const LevelSet& level);
    void learn_partition();
    bool excluded(Bits pegs) const { return partitions_ && partitions_->excludes(pegs); }

    const DenseCanonicalizer* canonicalizer_;
    std::optional<Bits> goal_;
    PagodaPool pool_;  // functions for this goal
    CostPartitionFinder* finder_ = nullptr;
    std::optional<PartitionPool> partitions_;  // unset until a level is large enough
    std::vector<Bits> open_samples_;  // of the deepest complete level: samples not excluded yet
    std::size_t programs_ = 0;        // how many more linear programs may be solved for this level
    int patience_ = 0;                // how many more failures in a row are accepted
    std::unique_ptr<LevelSpace> space_;  // the level sets point to it
    std::deque<LevelSet> levels_;        // the complete levels, and the one being filled
    std::vector<std::uint64_t> sizes_;
    LevelSet::Cursor cursor_;  // in the deepest complete level
    std::uint64_t stored_ = 0;
    std::size_t level_bytes_ = 0;  // bytes of the complete levels
    bool looks_ahead_ = false;     // whether the pool is checked for each jump
    bool has_pruned_ = false;
    bool exhausted_ = false;
    bool full_ = false;
};

}  // namespace peg
