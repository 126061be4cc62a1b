// SPDX-License-Identifier: MIT
#pragma once

// A list of 128-bit numbers, for numbers most of which fit into 64 bits. The upper halves are a
// list of their own, which is empty as long as all of them are 0. So long sums mostly read half as
// much memory.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/support/uint128.h"

namespace peg {

class Uint128List {
public:
    std::size_t size() const { return lower_.size(); }
    Uint128 operator[](std::size_t i) const {
        return (upper_.empty() ? Uint128{0} : Uint128{upper_[i]} << 64) | lower_[i];
    }
    void push_back(Uint128 number) {
        const auto lower = static_cast<std::uint64_t>(number);
        const auto upper = static_cast<std::uint64_t>(number >> 64);
        if (upper != 0 || !upper_.empty()) {
            upper_.resize(lower_.size());
            upper_.push_back(upper);
        }
        lower_.push_back(lower);
        most_ = std::max(most_, lower);
    }
    void reserve(std::size_t size) { lower_.reserve(size); }
    std::size_t bytes() const {
        return (lower_.capacity() + upper_.capacity()) * sizeof(std::uint64_t);
    }

    // Whether every sum of n of the numbers fits into 64 bits. Then small() are the numbers.
    bool sums_are_small(std::uint64_t terms) const {
        return upper_.empty() && most_ <= std::numeric_limits<std::uint64_t>::max() / terms;
    }
    std::span<const std::uint64_t> small() const { return lower_; }

private:
    std::vector<std::uint64_t> lower_, upper_;
    std::uint64_t most_ = 0;  // of the lower halves
};

}  // namespace peg
