// SPDX-License-Identifier: MIT
#pragma once

// A set of positions, and what tables take.

#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "core/bitboard.h"

namespace peg {

// What a vector of n grown one by one takes: doubling, in every standard library that matters here,
// but stated, so that a memory limit is met at the same place with each.
template <class T>
constexpr std::size_t grown_bytes(std::size_t n) {
    return std::bit_ceil(n) * sizeof(T);
}

// Open addressing, linear probing, one word a slot. The empty slot is the position without pegs,
// which no play ever meets. Grows by doubling at two thirds full, so it takes 12 to 24 bytes a
// position.
class PositionSet {
public:
    // Room for `expected` positions without growing.
    explicit PositionSet(std::size_t expected = 0) { reset(expected); }

    std::size_t size() const { return size_; }
    std::size_t bytes() const { return slots_.size() * sizeof(Bits); }

    // Whether the position was not there yet.
    bool insert(Bits pegs) {
        if (size_ >= limit_) grow();
        const std::size_t i = find(pegs);
        if (slots_[i] == pegs) return false;
        slots_[i] = pegs;
        ++size_;
        return true;
    }

    // Begins to fetch what insert or contains will look at first: a large table is in no cache.
    // (Why it must be inlined: layer.h.)
    [[gnu::always_inline]] void prefetch(Bits pegs) const {
        __builtin_prefetch(&slots_[home(pegs)]);
    }

    bool contains(Bits pegs) const { return slots_[find(pegs)] == pegs; }

    // The table itself, empty slots (0) among the positions; and the slot of a position, an empty
    // one where it is not there. What is known of positions can stand in a table beside it.
    std::span<const Bits> slots() const { return slots_; }
    std::size_t slot(Bits pegs) const { return find(pegs); }
    // Whether one more makes it grow.
    bool crowded() const { return size_ >= limit_; }

    // Empties the set, keeping no more room than asked for.
    void reset(std::size_t expected = 0) {
        const std::size_t slots = std::bit_ceil(expected + expected / 2 + 8);
        slots_ = std::vector<Bits>(slots);
        shift_ = 64 - std::countr_zero(slots);
        limit_ = slots - slots / 3;
        size_ = 0;
    }

private:
    // Where the slot of a position, or the empty one where it would go, is looked for first.
    // Multiplicative hashing, twice: the high bits of a product with 2^64 / golden ratio depend on
    // all bits of the factor (Knuth, TAOCP 3, section 6.4). But one product is nearly linear: who
    // goes through one table and puts the successors, which differ in three bits, into another that
    // grows would fill it in a few dense runs, and look through millions of slots for each.
    std::size_t home(Bits pegs) const {
        constexpr Bits kGolden = 0x9e3779b97f4a7c15;
        const Bits mixed = (pegs ^ pegs >> 32) * kGolden;
        return static_cast<std::size_t>((mixed ^ mixed >> 32) * kGolden >> shift_);
    }
    std::size_t find(Bits pegs) const {
        std::size_t i = home(pegs);
        while (slots_[i] != 0 && slots_[i] != pegs) i = (i + 1) & (slots_.size() - 1);
        return i;
    }

    void grow() {
        std::vector<Bits> old = std::move(slots_);
        reset(old.size());
        for (Bits pegs : old)
            if (pegs != 0) insert(pegs);
    }

    std::vector<Bits> slots_;
    int shift_ = 0;
    std::size_t limit_ = 0;
    std::size_t size_ = 0;
};

}  // namespace peg
