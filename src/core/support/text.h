// SPDX-License-Identifier: MIT
#pragma once

// Small pieces of sentences, for error messages and results in words.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace peg {

// Text from outside in double quotes, for an error message. Keeps at most 60 bytes, and replaces
// each byte that is not printable ASCII by '?', so the text can neither flood nor control a
// terminal.
std::string in_quotes(std::string_view text);

// The longest beginning of a text in UTF-8 that has at most max_bytes bytes and cuts no character.
std::string_view beginning(std::string_view text, std::size_t max_bytes);

// "1,234,567", for a number or its decimal digits.
std::string grouped(std::uint64_t number);
std::string grouped(std::string digits);

// "1 jump", "31 jumps", "1,234 nodes": the noun is given in the singular.
std::string counted(std::uint64_t number, std::string_view noun);

// A phrase with each "{name}" replaced by words_of(name).
std::string filled(std::string_view phrase,
                   const std::function<std::string(std::string_view)>& words_of);

}  // namespace peg
