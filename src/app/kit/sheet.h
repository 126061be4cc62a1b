// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace peg {

// A sheet over the board, until it is closed. It is named by its id, as in the mirror: "boards".
// Its title and content are one row in its feature (kit/feature.h). The id points to a literal or
// into a row.
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
