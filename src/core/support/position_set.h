// SPDX-License-Identifier: MIT
#pragma once

// A hash set of positions, which every search uses as its transposition table: 12 to 24 bytes per
// position, and one cache miss for most look-ups.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// The maximum number of positions that a search adds between two checks of its memory limit.
inline constexpr std::size_t kMaxAddedAtOnce = 512;

// The bytes of a vector that grew to n elements one by one, assuming that its capacity doubles.
// When it is about to double, includes the memory for both copies of the elements. Searches use
// this formula instead of capacity(), so that a memory limit ends them at the same position with
// every standard library.
template <class T>
constexpr std::size_t grown_bytes(std::size_t n) {
    const std::size_t room = std::bit_ceil(n);
    return (n + kMaxAddedAtOnce > room ? 3 * room : room) * sizeof(T);
}

// Open addressing with linear probing, one word per slot. The word 0 marks an empty slot: no play
// leads to the position without pegs. The table doubles when it is two thirds full.
class PositionSet {
public:
    // Room for `expected` positions without growing.
    explicit PositionSet(std::size_t expected = 0) { reset(expected); }

    std::size_t size() const { return size_; }
    std::size_t bytes() const { return slots_.size() * sizeof(Bits); }
    // The same, but if the table is about to double, the bytes of both tables together.
    std::size_t growing_bytes() const {
        return size_ + kMaxAddedAtOnce >= limit_ ? 3 * bytes() : bytes();
    }

    // Adds a position; returns true if it was not in the set yet. Never adds the position without
    // pegs.
    bool insert(Bits pegs) {
        if (size_ >= limit_) grow();
        const std::size_t i = find(pegs);
        if (slots_[i] == pegs) return false;
        slots_[i] = pegs;
        ++size_;
        return true;
    }

    // Prefetches the memory that insert or contains will read, because a large table does not fit
    // into the caches. (levels/level_set.h says why it must be inlined.)
    [[gnu::always_inline]] void prefetch(Bits pegs) const {
        __builtin_prefetch(&slots_[home(pegs)]);
    }

    bool contains(Bits pegs) const { return slots_[find(pegs)] == pegs; }

    // Removes from a list positions that are in the set: only those found in the slot at which
    // probing begins, which are most of them. No branch depends on what is read, so the processor
    // reads for several positions at once, also in wasm, which has no prefetch.
    template <class Position>
    void drop_most_seen(std::vector<Position>& positions) const {
        auto kept = positions.begin();
        for (const Position position : positions) {
            *kept = position;
            kept += slots_[home(position.bits)] == position.bits ? 0 : 1;
        }
        positions.erase(kept, positions.end());
    }

    // The first of some positions that is in the set, or null. The slots at which probing begins
    // are read ahead, so that the processor reads several at once.
    template <class Position>
    const Position* find_first(std::span<const Position> positions) const {
        std::array<Bits, 16> ahead;
        while (!positions.empty()) {
            const auto block = positions.first(std::min(positions.size(), ahead.size()));
            for (std::size_t i = 0; i < block.size(); ++i) ahead[i] = slots_[home(block[i].bits)];
            for (std::size_t i = 0; i < block.size(); ++i)
                if (ahead[i] != 0 && contains(block[i].bits)) return &block[i];
            positions = positions.subspan(block.size());
        }
        return nullptr;
    }

    // The table itself: a position or 0 in each slot. A caller can keep a value for each position
    // in a second table, at the same index.
    std::span<const Bits> slots() const { return slots_; }
    // The index of a position's slot, or of the empty slot in which it would be inserted.
    std::size_t slot(Bits pegs) const { return find(pegs); }
    // Whether the next insert doubles the table, which moves every position to another slot.
    bool crowded() const { return size_ >= limit_; }

    // The slot at which probing for a position begins. Multiplicative hashing: the high bits of a
    // product with 2^64 / golden ratio depend on all bits of the factor (Knuth, TAOCP 3, section
    // 6.4). A single product is nearly linear: if a search walked one table in order and inserted
    // the successors, which differ in three bits, into a second table, it would fill that table in
    // a few dense runs and probe through millions of slots. So the product is taken twice.
    std::size_t home(Bits pegs) const {
        constexpr Bits kGolden = 0x9e3779b97f4a7c15;
        const Bits mixed = (pegs ^ pegs >> 32) * kGolden;
        return static_cast<std::size_t>((mixed ^ mixed >> 32) * kGolden >> shift_);
    }

    // Empties the set, and shrinks it to the room asked for.
    void reset(std::size_t expected = 0) {
        const std::size_t slots = std::bit_ceil(expected + expected / 2 + 8);
        slots_ = std::vector<Bits>(slots);
        shift_ = 64 - std::countr_zero(slots);
        limit_ = slots - slots / 3;
        size_ = 0;
    }

private:
    [[gnu::always_inline]] std::size_t find(Bits pegs) const {
        std::size_t i = home(pegs);
        while (slots_[i] != 0 && slots_[i] != pegs) i = (i + 1) & (slots_.size() - 1);
        return i;
    }

    // If there is no memory for the larger table, the set does not change.
    void grow() {
        PositionSet larger(slots_.size());
        for (Bits pegs : slots_)
            if (pegs != 0) larger.insert(pegs);
        *this = std::move(larger);
    }

    std::vector<Bits> slots_;
    int shift_ = 0;
    std::size_t limit_ = 0;
    std::size_t size_ = 0;
};

}  // namespace peg
