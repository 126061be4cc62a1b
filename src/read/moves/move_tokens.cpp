// SPDX-License-Identifier: MIT
#include "read/moves/move_tokens.h"

#include <algorithm>

#include "core/support/text.h"
#include "read/moves/token_pairs.h"
#include "read/moves/tokenizer.h"

namespace peg {

namespace {

using Kind = MoveToken::Kind;

// Removes line numbers without a full stop: "1 d2-d4", "2 b3-d3".
void drop_line_numbers(std::vector<MoveToken>& tokens) {
    std::vector<std::size_t> numbers;
    std::optional<int> next;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!tokens[i].begins_line || tokens[i].kind == Kind::kLine) continue;
        const Signs digits(tokens[i].text.begin(), tokens[i].text.end());
        std::size_t at = 0;
        const auto value = tokens[i].kind == Kind::kName ? take_number(digits, at) : std::nullopt;
        const bool more = i + 1 < tokens.size() && tokens[i + 1].blank_before &&
                          tokens[i + 1].kind != Kind::kLine;
        if (!value || at != digits.size() || !more || (next && *value != *next)) return;
        if (!next && *value > 1) return;
        next = *value + 1;
        numbers.push_back(i);
    }
    if (numbers.size() < 2) return;
    for (const std::size_t i : numbers) {
        tokens[i].kind = Kind::kStop;
        tokens[i].text.clear();
    }
}

// Removes a result at the end: "1-0", "0-1" or "1/2-1/2".
void drop_result(MoveText& text, SignsView signs) {
    auto& tokens = text.tokens;
    std::size_t end = tokens.size();
    while (end > 0 && (tokens[end - 1].kind == Kind::kLine || tokens[end - 1].kind == Kind::kStop))
        --end;
    std::size_t begin = end;
    while (begin > 0 && end - begin < 8) {
        --begin;
        if (tokens[begin].blank_before || tokens[begin].begins_line) break;
    }
    if (begin >= end) return;
    const SignsView word =
        signs.substr(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin);
    if (word != U"1-0" && word != U"0-1" && word != U"1/2-1/2") return;
    note_left_out(text, word);
    tokens.resize(begin);
}

constexpr std::u32string_view kWordEnds = U" \t\n";

}  // namespace

MoveText move_tokens_of(SignsView text) {
    MoveText out = tokenize(text);
    join_named_pairs(out.tokens);
    drop_line_numbers(out.tokens);
    drop_result(out, text);
    return out;
}

std::size_t word_number_of(SignsView text, const MoveToken& token) {
    std::size_t number = 0;
    bool blank = true;
    for (std::size_t i = 0; i <= token.begin && i < text.size(); ++i) {
        const bool here = is_any_of(text[i], kWordEnds);
        number += blank && !here;
        blank = here;
    }
    return std::max<std::size_t>(number, 1);
}

std::string word_at(SignsView text, const MoveToken& token) {
    std::size_t begin = std::min(token.begin, text.size());
    while (begin > 0 && !is_any_of(text[begin - 1], kWordEnds)) --begin;
    const std::size_t end = std::min(text.find_first_of(kWordEnds, token.begin), text.size());
    return in_quotes(text_of(text.substr(begin, end - begin)));
}

}  // namespace peg
