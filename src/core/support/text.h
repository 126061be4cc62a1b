// SPDX-License-Identifier: MIT
#pragma once

// Small pieces of sentences, for error messages and results in words.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace peg {

// Foreign text in double quotes, for an error message. At most 60 bytes are kept, and each byte
// that is not printable ASCII becomes '?', so the text can neither flood a terminal nor control it.
std::string in_quotes(std::string_view text);

// "1,234,567", from a number or its decimal digits.
std::string grouped(std::uint64_t number);
std::string grouped(std::string digits);

// "1 jump", "31 jumps", "1,234 nodes": the noun is given in the singular.
std::string counted(std::uint64_t number, std::string_view noun);

// A phrase with each "{name}" replaced by what `words_of` gives for the name.
std::string filled(std::string_view phrase,
                   const std::function<std::string(std::string_view)>& words_of);

}  // namespace peg
