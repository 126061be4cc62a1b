// SPDX-License-Identifier: MIT
#pragma once

// Generates pseudorandom numbers that are the same on every machine, unlike the distributions of
// the standard library, and hashes 64-bit words.

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace peg {

// SplitMix64's mixing function (G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom
// number generators", OOPSLA 2014): each bit of the result depends on every bit of `value`. Tables
// of positions hash with it, so it should be inlined.
[[gnu::always_inline]] constexpr std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
    value = (value ^ value >> 27) * 0x94d049bb133111eb;
    return value ^ value >> 31;
}

class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(mixed(seed)) {}

    // A random number from 0 to n - 1. Requires n > 0. The probabilities differ by at most n / 2^64
    // relative to each other.
    constexpr std::size_t below(std::size_t n) {
        assert(n > 0);
        state_ = mixed(state_);
        return static_cast<std::size_t>(state_ % n);
    }

private:
    std::uint64_t state_;
};

}  // namespace peg
