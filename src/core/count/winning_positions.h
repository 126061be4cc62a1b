// SPDX-License-Identifier: MIT
#pragma once

// Retrograde analysis of breadth-first levels, and then the number of paths to each winning
// position. Winning are some positions of the deepest level, and all positions of level n - 1 with
// a jump to a winning position of level n. A path is a sequence of jumps from a position of level
// 0. Of the 6,256,332 positions, up to symmetry, in the levels up to the middle of the English
// central game 839,536 win. Both passes take about as long as the levels took.

#include <cstdint>
#include <vector>

#include "core/count/neighbour_positions.h"
#include "core/levels/jump_levels.h"
#include "core/support/uint128.h"

namespace peg {

class WinningPositions {
public:
    // In the levels from `first_winning` on, if there are any, all positions win. If there are none
    // (first_winning is the deepest level's number plus 1), the winning positions of the deepest
    // level are to be added. The levels outlive this and do not change meanwhile.
    WinningPositions(const JumpLevels& levels, std::size_t first_winning);

    // Adds a winning position of the deepest level, before anything else is done.
    void add(DensePosition position) { levels_.back().insert(deepest().place(position)); }
    // Whether no position wins.
    bool empty() const { return levels_.back().size == 0; }

    // Two passes, each over up to `nodes` positions a call, of which the number done is returned:
    // from the deepest level to level 0, to keep the winning positions alone; and after that from
    // level 0 to the deepest level, to count paths. When this takes more than `max_bytes`, it stops
    // for good: full().
    std::uint64_t keep_winning(std::uint64_t nodes, std::size_t max_bytes);
    bool winning_kept() const { return level_ == 0; }
    std::uint64_t count_paths(std::uint64_t nodes, std::size_t max_bytes);
    bool paths_counted() const { return counted_ == levels_.size(); }
    bool full() const { return full_; }

    // Number of winning positions in all levels, once only these are kept.
    std::uint64_t size() const;
    std::size_t bytes() const;

    // The winning positions of the deepest level, one after the other as by LevelSet::next.
    std::optional<DensePosition> next(LevelSet::Cursor& cursor) const {
        return next(levels_.size() - 1, cursor);
    }
    // Number of paths to a position that the deepest level has room for, once they are counted; 0
    // for a position that does not win. kTooMany where it is larger than 128 bits can hold.
    Uint128 path_count(DensePosition position) const;
    // Appends to `sums`, for each list of neighbours, the number of paths to all of them together.
    // Cache misses decide how long that takes, so the memory for all lists is fetched at once,
    // after prefetch() of each neighbour; some kAtOnce lists at a time keep the processor busy.
    void add_path_counts(const Neighbours& neighbours, std::vector<Uint128>& sums) {
        add_path_counts(levels_.size() - 1, neighbours, sums);
    }
    [[gnu::always_inline]] void prefetch(DensePosition position) const {
        deepest().prefetch_place(position);
    }
    static constexpr std::size_t kAtOnce = 16;

private:
    // A subset of a level, and the number of paths to each of its positions, in the same order.
    //
    //     places    0000001000100100 0100000000010000     a bit for each place of the LevelSet
    //     before    17               20                   number of bits in the words before
    //     paths     ... 17 18 19     20 21 ...
    struct Level {
        std::vector<Bits> places;
        std::vector<std::uint32_t> before;
        std::vector<Uint128> paths;
        std::uint64_t size = 0;

        void insert(std::size_t place) {
            const Bits own = Bits{1} << place % 64;
            size += (places[place / 64] & own) == 0;
            places[place / 64] |= own;
        }
        // The number of paths to the position in a place; null where the subset has none there.
        const Uint128* paths_to(std::size_t place) const {
            const Bits own = Bits{1} << place % 64;
            const Bits word = places[place / 64];
            if ((word & own) == 0) return nullptr;
            return &paths[before[place / 64] +
                          static_cast<std::size_t>(peg::count(word & (own - 1)))];
        }
        // An assignment of {} would keep the memory.
        void forget_paths() {
            before = std::vector<std::uint32_t>();
            paths = std::vector<Uint128>();
        }
        std::size_t bytes() const {
            return places.capacity() * sizeof(Bits) + before.capacity() * sizeof(before[0]) +
                   paths.capacity() * sizeof(Uint128);
        }
    };

    const LevelSet& deepest() const { return jump_levels_->level(levels_.size() - 1); }
    std::optional<DensePosition> next(std::size_t n, LevelSet::Cursor& cursor) const {
        return jump_levels_->level(n).next(cursor, levels_[n].places);
    }
    void begin_level(std::size_t n);
    void begin_paths(Level& level);
    void add_path_counts(std::size_t n, const Neighbours& neighbours, std::vector<Uint128>& sums);

    const JumpLevels* jump_levels_;
    std::vector<Level> levels_;
    std::size_t level_;        // whose winning positions are known, so far the first such
    std::size_t counted_ = 0;  // levels whose paths are counted
    LevelSet::Cursor cursor_;  // in the level whose turn it is
    bool full_ = false;
    Neighbours parents_;
    // Of add_path_counts, kept for their memory: where the neighbours are, and the paths there.
    std::vector<std::size_t> places_;
    std::vector<const Uint128*> terms_;
};

}  // namespace peg
