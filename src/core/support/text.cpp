// SPDX-License-Identifier: MIT
#include "core/support/text.h"

namespace peg {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kMax = 60;
    std::string quote = "\"";
    for (char c : text.substr(0, kMax)) quote += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > kMax) quote += "...";
    return quote + '"';
}

std::string_view beginning(std::string_view text, std::size_t max_bytes) {
    if (text.size() <= max_bytes) return text;
    // Ends before the first byte of a character, which is never 10xxxxxx.
    std::size_t end = max_bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80) --end;
    return text.substr(0, end);
}

std::string grouped(std::uint64_t number) { return grouped(std::to_string(number)); }

std::string grouped(std::string digits) {
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
    return digits;
}

std::string counted(std::uint64_t number, std::string_view noun) {
    std::string words = grouped(number) + ' ' + std::string(noun);
    if (number != 1) words += 's';
    return words;
}

std::string filled(std::string_view phrase,
                   const std::function<std::string(std::string_view)>& words_of) {
    std::string text;
    while (!phrase.empty()) {
        const std::size_t open = phrase.find('{');
        const std::size_t close = phrase.find('}', open);
        text += phrase.substr(0, open);
        if (close == std::string_view::npos) break;
        text += words_of(phrase.substr(open + 1, close - open - 1));
        phrase.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace peg
