// SPDX-License-Identifier: MIT
#pragma once

// The positions of one class and number of pegs that play can lead to: a set of words (orbits.h).
// It begins as a hash table, 12 to 24 bytes a position. When that would grow beyond half of what a
// bitmap of all positions there could be takes (ranking.h), it becomes one, which is faster: on the
// English board 8.7 MiB at most instead of 64, so that two levels of the central game and all
// tables take 19 MiB.

#include <cstdint>
#include <span>
#include <vector>

#include "core/ranking.h"
#include "core/table.h"

namespace peg {

// What the layers of one class on one board share: how large they could be, and the tables for
// bitmaps, made when the first layer wants one.
class LayerKind {
public:
    LayerKind(const Board& board, PositionClass position_class);

    // Bytes of a bitmap for positions with so many pegs; the largest number where there cannot be
    // one.
    std::size_t bitmap_bytes(int pegs) const;
    const Ranking& ranking();
    std::size_t bytes() const { return ranking_.empty() ? 0 : ranking_.front().bytes(); }

private:
    const Board* board_;
    PositionClass position_class_;
    std::vector<std::uint64_t> sizes_;  // by number of pegs
    std::vector<Ranking> ranking_;      // one, or none yet
};

class Layer {
public:
    // The kind must outlive the layer.
    Layer(LayerKind& kind, int pegs) : kind_(&kind), pegs_(pegs) {}

    int pegs() const { return pegs_; }
    std::size_t size() const { return size_; }
    std::size_t bytes() const {
        return set_.bytes() + bitmap_.size() * sizeof(Bits) + bases_.size() * sizeof(bases_[0]);
    }

    // Whether the position was not there yet.
    bool insert(Bits word) {
        if (ranking_ == nullptr) return insert_hashed(word);
        const std::size_t number = rank(word);
        Bits& bits = bitmap_[number / 64];
        const Bits own = Bits{1} << number % 64;
        const bool added = (bits & own) == 0;
        bits |= own;
        size_ += added;
        return added;
    }

    // Begins to fetch what insert or contains will need: not all is in the caches, and while one
    // word is waited for, others can be on their way. GCC takes a function that only prefetches for
    // one without effect and would drop the calls, unless it has put it in their place before.
    [[gnu::always_inline]] void prefetch(Bits word) const {
        if (ranking_ != nullptr)
            __builtin_prefetch(&bitmap_[rank(word) / 64], 1);
        else
            set_.prefetch(word);
    }

    // The same for what place will need.
    [[gnu::always_inline]] void prefetch_place(Bits word) const {
        if (ranking_ == nullptr) set_.prefetch(word);
    }

    bool contains(Bits word) const {
        if (ranking_ == nullptr) return set_.contains(word);
        const std::size_t number = rank(word);
        return (bitmap_[number / 64] >> number % 64 & 1) != 0;
    }

    // Where each position is, as long as nothing is inserted: its slot, or its number. So a bit for
    // each place makes a subset of the layer. For a word that is not there, a place without any.
    std::size_t place(Bits word) const {
        return ranking_ == nullptr ? set_.slot(word) : rank(word);
    }
    std::size_t places() const {
        return ranking_ == nullptr ? set_.slots().size() : 64 * bitmap_.size();
    }

    // The subset of all positions.
    std::vector<Bits> all() const;

    // Goes through the positions, or a subset of them: next(cursor) gives one after the other, in
    // an order that depends on nothing but the set, and 0 when there are no more. Nothing may be
    // inserted in between.
    struct Cursor {
        std::size_t at = 0;    // place behind the last position
        std::size_t high = 0;  // bits of the position, where it is a bitmap
    };
    Bits next(Cursor& cursor) const;
    Bits next(Cursor& cursor, std::span<const Bits> subset) const;
    // Behind part / parts of the layer, to look at some positions from everywhere in it.
    Cursor cursor(std::size_t part, std::size_t parts) const;

private:
    std::size_t rank(Bits word) const {
        return bases_[ranking_->high(word)] + ranking_->place(word);
    }
    bool insert_hashed(Bits word);
    void make_bitmap();

    LayerKind* kind_;
    int pegs_;
    std::size_t size_ = 0;
    PositionSet set_;
    const Ranking* ranking_ = nullptr;  // where it is a bitmap
    std::vector<Bits> bitmap_;
    std::vector<std::uint32_t> bases_;
};

}  // namespace peg
