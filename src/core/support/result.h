// SPDX-License-Identifier: MIT
#pragma once

// Errors as values. Result<T> holds a T, or an error that says what was wrong with the input and
// where. The names are those of std::expected, which can replace it one day.

#include <cassert>
#include <optional>
#include <utility>

#include "core/support/error.h"

namespace peg {

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return value_.has_value(); }
    bool has_value() const { return value_.has_value(); }

    // The value. Requires that there is one.
    const T& operator*() const& {
        assert(value_);
        return *value_;
    }
    T operator*() && {  // by value: a loop over a temporary's value must not dangle
        assert(value_);
        return *std::move(value_);
    }
    const T* operator->() const {
        assert(value_);
        return &*value_;
    }

    // The error. Requires that there is no value.
    const Error& error() const {
        assert(!value_);
        return error_;
    }

private:
    std::optional<T> value_;
    Error error_;
};

}  // namespace peg
