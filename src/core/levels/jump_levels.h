// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first levels by jumps, up to symmetry: level n holds the canonical forms of all positions
// after n jumps from a set of first positions. Forward play begins from a start; backward play from
// a finish is forward play from its complement (position.h). All 23,475,688 positions of the
// English central game take some 6 s of CPU time, a quarter of a microsecond each; cross sets
// (count/cross) are faster.
//
// Towards a goal, the levels leave out part of what cannot lead there. After each level, pagoda
// functions that exclude samples of the level are learned (pagoda_pool.h), and positions that any
// of them excludes are not played on from. Where the functions exclude most of a level, as on
// Diamond-41, they are asked about each jump before it is played; elsewhere that would cost more
// time than it saves.
//
// Where a caller wishes so, cost partitions are learned as well (partition_pool.h), from samples
// that no pagoda function excludes. They exclude far more, but each takes as long to find as ten
// thousand positions, so it is one for each call of expand(), and no more than the level is worth.
// From the first one on, each position is asked for before it is stored.

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
    // From one or more positions in the board's layout, all of one class and number of pegs. The
    // symmetries of the canonicalizer map the first positions among themselves, and the goal, where
    // there is one, to itself. The canonicalizer outlives the levels.
    JumpLevels(const DenseCanonicalizer& canonicalizer, std::span<const Bits> first,
               std::optional<Bits> goal = {});
    // Learns cost partitions as well from here on. There is a goal, and nothing was expanded yet;
    // the finder outlives the levels.
    void learn_partitions(CostPartitionFinder& finder);

    // The number of the deepest complete level: level 0 is complete from the beginning.
    std::size_t depth() const { return levels_.size() - 2; }
    // A complete level, 0 to depth(). Where the first position has no peg, level 0 is empty, as no
    // set can hold that position.
    const LevelSet& level(std::size_t n) const {
        assert(n <= depth());
        return levels_[n];
    }
    // Number of positions of each complete level, dropped ones too.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    // Number of positions of all complete levels, dropped ones too.
    std::uint64_t stored() const { return stored_; }

    // Expands up to `nodes` positions of the deepest complete level, and returns how many it did,
    // or looks for one cost partition, and returns what that counts as.
    // At the end of that level either the next one is complete and depth() rises, or there is no
    // further position: exhausted(). When it takes more than `max_bytes`, it stops for good:
    // full().
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }
    // Whether some position of these levels was not played on from, or some jump not played,
    // because it cannot lead to the goal.
    bool left_out() const { return left_out_; }
    // From here on the levels leave nothing out.
    void forget_goal();
    // Whether no known pagoda function excludes that the position leads to the goal.
    bool not_pruned(Bits pegs) const {
        return pool_.possible(pool_.slack(pegs)) && !excluded(pegs);
    }

    // Forgets the positions of a complete level that need not be expanded any more.
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
    PagodaPool pool_;  // of functions under which the goal is out of reach
    CostPartitionFinder* finder_ = nullptr;
    std::optional<PartitionPool> partitions_;  // from the first level of some size on
    std::vector<Bits> open_samples_;  // of the deepest complete level, that nothing known excludes
    std::size_t programs_ = 0;        // linear programs that the level is still worth
    int patience_ = 0;                // those that may still be in vain, in a row
    std::unique_ptr<LevelSpace> space_;  // the level sets point to it
    std::deque<LevelSet> levels_;        // the complete ones, and the one being filled
    std::vector<std::uint64_t> sizes_;
    LevelSet::Cursor cursor_;  // in the deepest complete level
    std::uint64_t stored_ = 0;
    std::size_t level_bytes_ = 0;  // of the complete levels
    bool looks_ahead_ = false;     // whether the pool is asked about each jump
    bool left_out_ = false;
    bool exhausted_ = false;
    bool full_ = false;
};

}  // namespace peg
