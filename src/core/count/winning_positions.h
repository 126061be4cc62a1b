// SPDX-License-Identifier: MIT
#pragma once

// Retrograde analysis of breadth-first levels, and then the prospects of each winning position.
// Winning are some positions of the deepest level, and all positions of level n - 1 with a jump to
// a winning position of level n. Of the 6,256,332 positions, up to symmetry, in the levels up to
// the middle of the English central game 839,536 win. (There most levels are cross sets, with their
// own way to do both: cross/cross_retrograde.h, cross/cross_prospects.h.)
//
// The levels are those of play from the start, or those of complements (position.h) of play back
// from the finish. Prospects spread from neighbours that are one jump nearer to the finish: on the
// start's side from level n + 1 to level n, on the finish's side from level n - 1 to level n.

#include <cstdint>
#include <vector>

#include "core/count/neighbour_positions.h"
#include "core/levels/jump_levels.h"
#include "core/levels/winning_level.h"

namespace peg {

// What can become of a position.
struct Prospects {
    Uint128 solutions = 0;  // sequences of jumps to the finish; kTooMany where 128 bits are too few
    double odds = 0;        // chance to reach it by jumps chosen at random, each equally likely

    bool operator==(const Prospects&) const = default;
};

class WinningPositions {
public:
    using Known = KnownProspects;

    // The winning positions of the deepest level are to be added. The levels outlive this and do
    // not change meanwhile.
    explicit WinningPositions(const JumpLevels& levels);

    // Adds a winning position of the deepest level, before anything else is done.
    void add(DensePosition position) { levels_.back().insert(deepest().place(position)); }
    // Whether no position wins.
    bool empty() const { return levels_.back().size == 0; }

    // Retrograde analysis, over up to `nodes` positions, of which the number done is returned: from
    // the deepest level to level 0, to keep the winning positions alone. Like count(), it stops for
    // good when it takes more than `max_bytes`: full().
    std::uint64_t keep_winning(std::uint64_t nodes, std::size_t max_bytes);
    bool winning_kept() const { return level_ == 0; }

    // Begins to spread prospects: on the finish's side from level 0, whose positions are finished;
    // on the start's side from the deepest level, of which they are given in the order of next().
    // Once more after that is possible. Only when winning_kept().
    void begin_counting_from_level_0();
    void begin_counting_from_deepest(std::vector<Known> known);
    // Goes on for up to `nodes` positions, of which the number done is returned; ends at the latest
    // when the prospects of one more level are known.
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    // Whether the prospects of all levels have been known. Only two levels are kept at a time.
    bool counted() const { return known_ == last_known(); }
    // The last level whose prospects are known, and those of a position that it has room for; none
    // for a position that does not win.
    const LevelSet& known_level() const { return jump_levels_->level(known_); }
    Known known(DensePosition position) const;
    bool full() const { return full_; }

    // Number of winning positions in all levels, once only these are kept, and in the deepest one.
    std::uint64_t size() const;
    std::uint64_t deepest_size() const { return levels_.back().size; }
    std::size_t bytes() const;

    // The winning positions of the deepest level, one after the other as by LevelSet::next.
    std::optional<DensePosition> next(LevelSet::Cursor& cursor) const {
        return next(levels_.size() - 1, cursor);
    }
    // The same of any level, once only the winning positions are kept.
    std::optional<DensePosition> next(std::size_t n, LevelSet::Cursor& cursor) const {
        return jump_levels_->level(n).next(cursor, levels_[n].places);
    }
    // WinningLevel::append_sums for each list of neighbours in the deepest level, which must be the
    // known one, after prefetch() of each neighbour; some kAtOnce lists at a time keep the
    // processor busy.
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
    std::size_t level_;                 // whose winning positions are known, so far the first such
    From from_ = From::kLevel0;
    std::size_t known_ = 0;    // level whose prospects are known; that beyond it is being counted
    LevelSet::Cursor cursor_;  // in the level whose turn it is
    bool full_ = false;
    Neighbours neighbours_;
    std::vector<double> jumps_;  // number of jumps of each position whose neighbours these are
    // Of append_known, kept for their memory: where the neighbours are, and what is known there.
    std::vector<std::size_t> places_;
    WinningLevel::Terms terms_;
};

}  // namespace peg
