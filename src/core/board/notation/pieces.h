// SPDX-License-Identifier: MIT
#pragma once

// For the parsers of our notation (notation.h): splits a text at blanks, line breaks and
// separators.

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/board/notation/board_errors.h"

namespace peg::pieces {

// The text without blanks and line breaks at both ends.
inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// The pieces between the separators; n separators give n + 1 pieces.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        pieces.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return pieces;
        begin = end + 1;
    }
}

// The place of a sign, as a part of an error.
inline Error place(std::size_t column, std::size_t row) {
    return board_error("place", row + 1, column + 1);
}

// The words of a text, between blanks.
inline std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::string_view rest = trimmed(text); !rest.empty(); rest = trimmed(rest)) {
        words.push_back(rest.substr(0, rest.find_first_of(" \t\r\n")));
        rest.remove_prefix(words.back().size());
    }
    return words;
}

}  // namespace peg::pieces
