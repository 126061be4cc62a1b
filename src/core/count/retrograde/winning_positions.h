// SPDX-License-Identifier: MIT
#pragma once

// Finds the winning positions of breadth-first levels by retrograde analysis, then the *prospects*
// of each: its number of solutions, and the odds of random play. Some positions of the deepest
// level are given as winning; a position of level n - 1 wins if a jump leads from it to a winning
// position of level n. In the English central game, 839,536 of the 6,256,332 positions up to
// symmetry in the levels up to the middle win. (Most of those levels are cross sets, which have
// their own version of both steps: cross/cross_retrograde.h, cross/cross_prospects.h.)
//
// The levels are those of play from the start, or those of complements (position.h) of play back
// from the finish. Prospects are propagated from neighbours one jump nearer to the finish: on the
// start's side from level n + 1 to level n, on the finish's side from level n - 1 to level n.

#include <cstdint>
#include <vector>

#include "core/count/retrograde/neighbour_positions.h"
#include "core/levels/jump_levels.h"
#include "core/levels/winning_level.h"

namespace peg {

// The number of solutions from a position, and the odds of random play.
struct Prospects {
    Uint128 solutions = 0;  // sequences of jumps to the finish; kTooMany if 128 bits are not enough
    double odds = 0;        // probability that uniformly random jumps reach the finish

    bool operator==(const Prospects&) const = default;
};

class WinningPositions {
public:
    using Known = KnownProspects;

    // Begins without winning positions; add those of the deepest level. The levels outlive this
    // object and must not change meanwhile.
    explicit WinningPositions(const JumpLevels& levels);

    // Adds a winning position of the deepest level. Call it before anything else.
    void add(DensePosition position) { levels_.back().insert(deepest().place(position)); }
    // Whether no position wins.
    bool empty() const { return levels_.back().size == 0; }

    // Retrograde analysis from the deepest level to level 0, keeping only the winning positions.
    // Processes up to `nodes` positions and returns how many. Like count(), it stops for good if it
    // takes more than `max_bytes`: full().
    std::uint64_t keep_winning(std::uint64_t nodes, std::size_t max_bytes);
    bool winning_kept() const { return level_ == 0; }

    // Begins to propagate prospects: on the finish's side from level 0, whose positions are
    // finished; on the start's side from the deepest level, whose values are given in the order of
    // next(). Can be repeated. Requires winning_kept().
    void begin_counting_from_level_0();
    void begin_counting_from_deepest(std::vector<Known> known);
    // Processes up to `nodes` positions and returns how many; stops at the latest when the
    // prospects of one more level are known.
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    // Whether the prospects of every level have been known. Only two levels are stored at a time.
    bool counted() const { return known_ == last_known(); }
    // The last level whose prospects are known, and the prospects of a position there; Known{} for
    // a position that does not win.
    const LevelSet& known_level() const { return jump_levels_->level(known_); }
    Known known(DensePosition position) const;
    bool full() const { return full_; }

    // The number of winning positions in all levels (requires winning_kept()), and in the deepest
    // level.
    std::uint64_t size() const;
    std::uint64_t deepest_size() const { return levels_.back().size; }
    std::size_t bytes() const;

    // The next winning position of the deepest level, like LevelSet::next.
    std::optional<DensePosition> next(LevelSet::Cursor& cursor) const {
        return next(levels_.size() - 1, cursor);
    }
    // The same for any level; requires winning_kept().
    std::optional<DensePosition> next(std::size_t n, LevelSet::Cursor& cursor) const {
        return jump_levels_->level(n).next(cursor, levels_[n].places);
    }
    // Calls WinningLevel::append_sums for each list of neighbours in the deepest level, which must
    // be the known one. Call prefetch() for each neighbour first; with about kAtOnce lists per
    // call, memory accesses overlap.
    void append_known(const Neighbours& neighbours, std::vector<Known>& known) {
        append_known(levels_.size() - 1, neighbours, known);
    }
    [[gnu::always_inline]] void prefetch(DensePosition position) const {
        deepest().prefetch_place(position);
    }
    static constexpr std::size_t kAtOnce = 16;

private:
    const LevelSet& deepest() const { return jump_levels_->level(levels_.size() - 1); }
    enum class From : std::uint8_t { kLevel0, kDeepestLevel };
    void begin_level(std::size_t n);
    void begin_counting(From from, std::vector<Known> known);
    std::size_t last_known() const { return from_ == From::kLevel0 ? levels_.size() - 1 : 0; }
    void append_known(std::size_t n, const Neighbours& neighbours, std::vector<Known>& known);

    const JumpLevels* jump_levels_;
    std::vector<WinningLevel> levels_;  // by the places of the level sets
    std::size_t level_;                 // the lowest level whose winning positions are known
    From from_ = From::kLevel0;
    std::size_t known_ = 0;    // the level whose prospects are known; the next one is being counted
    LevelSet::Cursor cursor_;  // in the current level
    bool full_ = false;
    Neighbours neighbours_;
    std::vector<double> jumps_;  // by list in neighbours_: the number of jumps of its position
    // Scratch memory of append_known: places of the neighbours, and the values there.
    std::vector<std::size_t> places_;
    WinningLevel::Terms terms_;
};

}  // namespace peg
