// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace peg {

// A sheet lies over the board until it is closed. It is named by its id, as the mirror calls it:
// "boards". Its title and contents are one row in the feature that it belongs to (kit/feature.h).
// The text of the id is a literal, or that of a row.
struct Sheet {
    std::string_view id;  // empty: none

    static const Sheet kNone;

    constexpr Sheet() = default;
    constexpr Sheet(const char* literal) : id(literal) {}
    constexpr explicit Sheet(std::string_view text) : id(text) {}

    constexpr bool operator==(const Sheet&) const = default;
};
inline constexpr Sheet Sheet::kNone{};

}  // namespace peg
