// SPDX-License-Identifier: MIT
#pragma once

// Numbers that look random and are the same on every machine.

#include <cstdint>

namespace peg {

// SplitMix64's mixing (G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number
// generators", 2014): from any number one whose bits all depend on all of its bits.
constexpr std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
    value = (value ^ value >> 27) * 0x94d049bb133111eb;
    return value ^ value >> 31;
}

class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(mixed(seed)) {}

    // From 0 to n - 1; n > 0. The bias is below n / 2^64.
    constexpr std::size_t below(std::size_t n) {
        state_ = mixed(state_);
        return static_cast<std::size_t>(state_ % n);
    }

private:
    std::uint64_t state_;
};

}  // namespace peg
