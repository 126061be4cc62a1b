// SPDX-License-Identifier: MIT
#pragma once

// Text as signs, one code point each, cleaned up for the parsers. Every function is total and takes
// linear time.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/result.h"

namespace peg {

using Signs = std::u32string;
using SignsView = std::u32string_view;

// The signs of a text in UTF-8, or in UTF-16 with a byte order mark. Look-alikes are unified: every
// blank becomes ' ', every line break '\n', full-width letters and digits ASCII. Invisible signs
// are dropped: byte order marks, variation selectors, joiners, skin tones, terminal colours.
// Invalid UTF-8 becomes U+FFFD. Fails if the bytes are not text.
Result<Signs> signs_of(std::string_view bytes);

// The signs as UTF-8.
std::string text_of(SignsView signs);

// Plain text of HTML: entities decoded, a line for each table row and block, a tab between cells.
// Text without tags and entities is unchanged.
Signs without_html(SignsView signs);

// The text between line breaks.
std::vector<SignsView> lines_of(SignsView signs);
SignsView trimmed_signs(SignsView signs);

constexpr bool is_blank_sign(char32_t c) { return c == U' ' || c == U'\t'; }
constexpr bool is_digit_sign(char32_t c) { return c >= U'0' && c <= U'9'; }
constexpr bool is_ascii_letter(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}
// True for a letter of the Latin script, with or without accents.
constexpr bool is_letter_sign(char32_t c) {
    return is_ascii_letter(c) || (c >= 0xc0 && c <= 0x24f && c != 0xd7 && c != 0xf7);
}
// 'a' for 'A', '\u00e9' for '\u00c9'.
constexpr char32_t lower_sign(char32_t c) {
    const bool capital = (c >= U'A' && c <= U'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7);
    return capital ? c + 32 : c;
}
constexpr bool is_any_of(char32_t c, SignsView signs) { return signs.find(c) != SignsView::npos; }
// Reads a whole number of up to three digits, optionally negative, and moves `at` behind it.
// Nothing if there is no number at `at`, or a longer one.
std::optional<int> take_number(SignsView text, std::size_t& at);
// Width of a sign in columns of a monospaced font: 2 for most emoji.
constexpr int width_of(char32_t c) {
    return (c >= 0x1f000 && c < 0x20000) || (c >= 0x1100 && c <= 0x115f) ||
                   (c >= 0x3000 && c <= 0x9fff) || c == 0x26aa || c == 0x26ab || c == 0x2b1b ||
                   c == 0x2b1c || c == 0x2b50 || c == 0x2b55 || c == 0x274c || c == 0x25fd ||
                   c == 0x25fe || c == 0x2705
               ? 2
               : 1;
}

}  // namespace peg
