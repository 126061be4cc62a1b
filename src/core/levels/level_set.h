// SPDX-License-Identifier: MIT
#pragma once

// A set of positions of one position class (position_class.h) and number of pegs, such as the
// canonical forms of one level. It starts as a hash table, 12 to 24 bytes a position. When growing
// the hash table would make it larger than half of a bitmap of all positions there could be
// (ranking.h), the set becomes that bitmap, which is also faster. On the English board a bitmap
// takes at most 8.7 MiB where the hash table would take 64 MiB, so two levels of the central game
// and all tables fit into 19 MiB.

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/ranking.h"
#include "core/support/position_set.h"

namespace peg {

// What all level sets of one class on one board share: the maximum sizes, and the ranking tables
// for bitmaps, which are made when the first set becomes a bitmap.
class LevelSpace {
public:
    // The board outlives the space.
    LevelSpace(const Board& board, PositionClass position_class);

    PositionClass position_class() const { return position_class_; }

    // The bytes of a bitmap of the positions with `pegs` pegs, 0 to the board's number of holes;
    // the maximum of the type if there can be no bitmap.
    std::size_t bitmap_bytes(int pegs) const;
    const Ranking& ranking();
    std::size_t bytes() const { return ranking_.empty() ? 0 : ranking_.front().bytes(); }

private:
    const Board* board_;
    PositionClass position_class_;
    std::vector<std::uint64_t> sizes_;  // by number of pegs
    std::vector<Ranking> ranking_;      // one, or none yet
};

class LevelSet {
public:
    // An empty set, for positions of the space's class with `pegs` pegs. A hash table cannot hold
    // the position without pegs. The space outlives the set.
    LevelSet(LevelSpace& space, int pegs) : space_(&space), pegs_(pegs) {}

    PositionClass position_class() const { return space_->position_class(); }
    int pegs() const { return pegs_; }
    std::size_t size() const { return size_; }
    std::size_t bytes() const {
        return hashed_.bytes() + bitmap_.size() * sizeof(Bits) + bases_.size() * sizeof(bases_[0]);
    }

    // Like bytes(); but when the next insertion doubles the table or turns it into a bitmap, the
    // bytes that the old and the new one take together.
    std::size_t growing_bytes() const {
        if (ranking_ != nullptr || hashed_.growing_bytes() == hashed_.bytes()) return bytes();
        return becomes_bitmap() ? bytes() + space_->bitmap_bytes(pegs_) : hashed_.growing_bytes();
    }

    // Inserts a position; returns whether it is new.
    bool insert(DensePosition position) {
        assert(peg_count(position) == pegs_);
        if (ranking_ == nullptr) return insert_hashed(position);
        const std::size_t number = rank(position);
        Bits& bits = bitmap_[number / 64];
        const Bits own = Bits{1} << number % 64;
        const bool added = (bits & own) == 0;
        bits |= own;
        size_ += added;
        return added;
    }

    // Prefetches the memory that insert or contains will read. Large sets do not fit into caches;
    // while the processor waits for one position, it can fetch others. (Always inlined, because GCC
    // removes calls of a function that only prefetches, as if it had no effect.)
    [[gnu::always_inline]] void prefetch(DensePosition position) const {
        if (ranking_ != nullptr)
            __builtin_prefetch(&bitmap_[rank(position) / 64], 1);
        else
            hashed_.prefetch(position.bits);
    }

    // Prefetches the memory that place will read.
    [[gnu::always_inline]] void prefetch_place(DensePosition position) const {
        if (ranking_ == nullptr) hashed_.prefetch(position.bits);
    }

    bool contains(DensePosition position) const {
        assert(peg_count(position) == pegs_);
        if (ranking_ == nullptr) return hashed_.contains(position.bits);
        const std::size_t number = rank(position);
        return (bitmap_[number / 64] >> number % 64 & 1) != 0;
    }

    // The place of a position, below places(): its slot in the hash table, or its number in the
    // bitmap. Valid until the next insertion. A bit vector over places is a subset of this set. The
    // place of a position that is not in the set is one that no position of the set has.
    std::size_t place(DensePosition position) const {
        assert(peg_count(position) == pegs_);
        return ranking_ == nullptr ? hashed_.slot(position.bits) : rank(position);
    }
    std::size_t places() const {
        return ranking_ == nullptr ? hashed_.slots().size() : 64 * bitmap_.size();
    }

    // An iterator over the set.
    struct Cursor {
        std::size_t place = 0;  // one beyond the last position's
        std::size_t high = 0;   // in a bitmap: the high bits of the last position
    };
    // The next position of the set, or of a subset of it; nothing at the end. The order depends
    // only on the history of insertions. Do not insert during an iteration.
    std::optional<DensePosition> next(Cursor& cursor) const;
    std::optional<DensePosition> next(Cursor& cursor, std::span<const Bits> subset) const;
    // A cursor at part / parts of all places, for samples spread over the set.
    Cursor cursor(std::size_t part, std::size_t parts) const;

private:
    std::size_t rank(DensePosition position) const {
        return bases_[ranking_->high(position)] + ranking_->place(position);
    }
    // Whether a bitmap would take less than a hash table of twice the present size, at 8 bytes a
    // slot.
    bool becomes_bitmap() const { return hashed_.bytes() >= space_->bitmap_bytes(pegs_) / 4; }
    bool insert_hashed(DensePosition position);
    void make_bitmap();

    LevelSpace* space_;
    int pegs_;
    std::size_t size_ = 0;
    PositionSet hashed_;                // of DensePosition::bits; empty if the set is a bitmap
    const Ranking* ranking_ = nullptr;  // not null if the set is a bitmap
    std::vector<Bits> bitmap_;
    std::vector<std::uint32_t> bases_;
};

}  // namespace peg
