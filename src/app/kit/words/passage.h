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
    std::string_view icon;  // of lucide.dev; large, above it
};

// A heading, and below it names with their values.
struct Table {
    enum class Look : std::uint8_t {
        kNumbers,  // of a game, in large letters side by side
        kKeys,     // and what they do
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
