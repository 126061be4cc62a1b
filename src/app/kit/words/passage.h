// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace peg::words {

// A heading and a paragraph; either may be empty.
struct Passage {
    std::string title;
    std::string text;
};

// A heading, and below it names with their values: keys and what they do, numbers of a game.
struct Table {
    struct Row {
        std::string name;
        std::string value;
    };
    std::string title;
    std::vector<Row> rows;
};

}  // namespace peg::words
