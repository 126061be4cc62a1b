// SPDX-License-Identifier: MIT
#pragma once

// A hash set of positions, the transposition table of every search: 12 to 24 bytes a position, and
// one cache line fetched for most look-ups.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// A search looks at its memory after each position, which adds at most so many others.
inline constexpr std::size_t kMostAddedAtOnce = 512;

// The bytes that a vector takes which grew to n elements one by one, and while it grows, for then
// the old elements are there beside the new room for twice as many: that is counted just before it
// happens. Standard libraries double the capacity; the searches count on this formula instead of
// capacity(), so that a memory limit ends them at the same position with every library.
template <class T>
constexpr std::size_t grown_bytes(std::size_t n) {
    const std::size_t room = std::bit_ceil(n);
    return (n + kMostAddedAtOnce > room ? 3 * room : room) * sizeof(T);
}

// Open addressing with linear probing, one word a slot. The word 0 marks an empty slot: no play
// leads to the position without pegs. The table doubles when two thirds of it are full.
class PositionSet {
public:
    // Room for `expected` positions without growing.
    explicit PositionSet(std::size_t expected = 0) { reset(expected); }

    std::size_t size() const { return size_; }
    std::size_t bytes() const { return slots_.size() * sizeof(Bits); }
    // The same, and just before the table doubles what both tables take together.
    std::size_t growing_bytes() const {
        return size_ + kMostAddedAtOnce >= limit_ ? 3 * bytes() : bytes();
    }

    // Adds a position; true when it was not there yet. The position without pegs is never added.
    bool insert(Bits pegs) {
        if (size_ >= limit_) grow();
        const std::size_t i = find(pegs);
        if (slots_[i] == pegs) return false;
        slots_[i] = pegs;
        ++size_;
        return true;
    }

    // Asks for the memory that insert or contains will read, a while before they do: a large table
    // is in no cache. (Why it must be inlined: levels/level_set.h.)
    [[gnu::always_inline]] void prefetch(Bits pegs) const {
        __builtin_prefetch(&slots_[home(pegs)]);
    }

    bool contains(Bits pegs) const { return slots_[find(pegs)] == pegs; }

    // Drops positions that are in the set from a list: not all of them, but those in the slot at
    // which probing begins, which are most. No branch depends on what is read, so the processor
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
    // are read ahead, again so that the processor reads several at once.
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

    // The table itself: a position or 0 in each slot. A caller that knows something of each
    // position keeps it in a second table, at the same index.
    std::span<const Bits> slots() const { return slots_; }
    // The index of a position's slot, or of the empty slot where it would go.
    std::size_t slot(Bits pegs) const { return find(pegs); }
    // Whether the next insert doubles the table, which moves every position to another slot.
    bool crowded() const { return size_ >= limit_; }

    // The slot at which probing for a position begins. Multiplicative hashing: the high bits of a
    // product with 2^64 / golden ratio depend on all bits of the factor (Knuth, TAOCP 3, section
    // 6.4). One product alone is nearly linear. A search that walks one table in order and inserts
    // the successors, which differ from the positions in three bits, into a second table would fill
    // that one in a few dense runs, and probe through millions of slots. So it is done twice.
    std::size_t home(Bits pegs) const {
        constexpr Bits kGolden = 0x9e3779b97f4a7c15;
        const Bits mixed = (pegs ^ pegs >> 32) * kGolden;
        return static_cast<std::size_t>((mixed ^ mixed >> 32) * kGolden >> shift_);
    }

    // Empties the set, keeping no more room than asked for.
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

    // Where there is no memory for the larger table, the set stays as it is.
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
