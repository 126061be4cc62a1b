// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace peg::words {

// A heading and a paragraph; either may be empty.
struct Passage {
    enum class Look : std::uint8_t { kPlain, kSmall, kOutcome, kSuccess };

    std::string title;
    std::string text;
    Look look = Look::kPlain;
    std::string_view icon;  // a large icon of lucide.dev above it
};

// A heading, and names with values below it.
struct Table {
    enum class Look : std::uint8_t {
        kNumbers,  // numbers of a game, in large print side by side
        kKeys,     // keys and what they do
    };
    struct Row {
        std::string name;
        std::string value;
    };
    std::string title;
    std::vector<Row> rows;
    Look look = Look::kNumbers;
};

}  // namespace peg::words
