// SPDX-License-Identifier: MIT
#pragma once

// A vector of fixed capacity, without allocation. A search first gathers the successors of a
// position in one, and then works on them: so the table entries of all of them are fetched from
// memory at the same time.

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace peg {

// At most kCapacity values, in the order in which they were added.
template <class T, std::size_t kCapacity>
class InplaceVector {
public:
    void clear() { size_ = 0; }
    // Requires room for one more value.
    void add(T value) {
        assert(size_ < kCapacity);
        values_[size_++] = value;
    }
    // Requires that there is a value.
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
    // The array is uninitialised: values with a constructor would fill kilobytes first.
    static_assert(std::is_trivially_default_constructible_v<T>);
    std::array<T, kCapacity> values_;  // the first size_
    std::size_t size_ = 0;
};

}  // namespace peg
