// SPDX-License-Identifier: MIT
#pragma once

// A vector of fixed capacity. A search gathers the successors of a position in one first, and works
// on them afterwards: the memory that holds their table entries is then fetched for all of them at
// the same time. Hard proofs by search take a quarter less time with it.

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace peg {

// At most kCapacity values in the order in which they were added, without an allocation.
template <class T, std::size_t kCapacity>
class InplaceVector {
public:
    void clear() { size_ = 0; }
    // There must be room for one more.
    void add(T value) {
        assert(size_ < kCapacity);
        values_[size_++] = value;
    }
    // There must be a value.
    T last() const {
        assert(size_ > 0);
        return values_[size_ - 1];
    }
    void remove_last() {
        assert(size_ > 0);
        --size_;
    }

    std::size_t size() const { return size_; }
    const T* begin() const { return values_.data(); }
    const T* end() const { return values_.data() + size_; }

private:
    // Values with a constructor would fill kilobytes first.
    static_assert(std::is_trivially_default_constructible_v<T>);
    std::array<T, kCapacity> values_;  // the first size_
    std::size_t size_ = 0;
};

}  // namespace peg
