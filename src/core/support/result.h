// SPDX-License-Identifier: MIT
#pragma once

// Errors as values. Result<T> holds a T or one sentence for the person who gave the input, saying
// what was wrong and where. The names are those of std::expected, which can replace it one day.

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace peg {

struct Error {
    std::string message;  // one sentence, capitalised, with a full stop
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return value_.has_value(); }
    bool has_value() const { return value_.has_value(); }

    // The value; it is a bug to ask for it where there is none.
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

    // The error; it is a bug to ask for it where there is a value.
    const Error& error() const {
        assert(!value_);
        return error_;
    }

private:
    std::optional<T> value_;
    Error error_;
};

}  // namespace peg
