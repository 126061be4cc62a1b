// SPDX-License-Identifier: MIT
#include "read/moves/token_pairs.h"

#include <cstdint>
#include <utility>

namespace peg {

namespace {

enum class Axis : std::uint8_t { kNone, kRow, kColumn };
Axis axis_of(const MoveToken& token) {
    if (token.kind == MoveToken::Kind::kWord && token.meaning == Meaning::kRow) return Axis::kRow;
    if (token.kind == MoveToken::Kind::kWord && token.meaning == Meaning::kColumn)
        return Axis::kColumn;
    const std::string& name = token.text;
    if (name == "r" || name == "R" || name == "y" || name == "i") return Axis::kRow;
    if (name == "c" || name == "C" || name == "x" || name == "j") return Axis::kColumn;
    return Axis::kNone;
}

// Reads a named pair that starts at a token. Returns the index after it, or `begin` if there is
// none.
std::size_t named_pair_at(const std::vector<MoveToken>& tokens, std::size_t begin,
                          MoveToken& pair) {
    std::size_t i = begin;
    const auto number = [&]() -> std::optional<int> {
        while (i < tokens.size() && (tokens[i].kind == MoveToken::Kind::kMark ||
                                     tokens[i].kind == MoveToken::Kind::kDash))
            ++i;
        if (i >= tokens.size() || tokens[i].kind != MoveToken::Kind::kName) return std::nullopt;
        const Signs digits(tokens[i].text.begin(), tokens[i].text.end());
        std::size_t at = 0;
        const auto value = take_number(digits, at);
        if (!value || at != digits.size()) return std::nullopt;
        ++i;
        return value;
    };
    const Axis one = axis_of(tokens[i]);
    if (one == Axis::kNone) return begin;
    ++i;
    const auto first = number();
    if (!first) return begin;
    while (i < tokens.size() && i < begin + 8 &&
           (tokens[i].kind == MoveToken::Kind::kComma || tokens[i].kind == MoveToken::Kind::kMark ||
            tokens[i].kind == MoveToken::Kind::kLine ||
            (tokens[i].kind == MoveToken::Kind::kWord && axis_of(tokens[i]) == Axis::kNone)))
        ++i;
    if (i >= tokens.size()) return begin;
    const Axis two = axis_of(tokens[i]);
    if (two == Axis::kNone || two == one) return begin;
    ++i;
    const auto second = number();
    if (!second) return begin;
    pair = tokens[begin];
    pair.kind = MoveToken::Kind::kPair;
    pair.end = tokens[i - 1].end;
    pair.named = true;
    pair.first_number = one == Axis::kRow ? *first : *second;
    pair.second_number = one == Axis::kRow ? *second : *first;
    return i;
}

}  // namespace

void join_named_pairs(std::vector<MoveToken>& tokens) {
    std::vector<MoveToken> joined;
    for (std::size_t i = 0; i < tokens.size();) {
        MoveToken pair;
        const std::size_t end = named_pair_at(tokens, i, pair);
        if (end > i) {
            joined.push_back(std::move(pair));
            i = end;
        } else {
            joined.push_back(std::move(tokens[i++]));
        }
    }
    tokens = std::move(joined);
}

std::optional<MoveText> with_bare_pairs(const MoveText& text) {
    MoveText paired;
    paired.brackets = text.brackets;
    paired.notes = text.notes;
    const auto number_of = [](const MoveToken& token) -> std::optional<int> {
        if (token.kind != MoveToken::Kind::kName || token.text.empty() || token.text.size() > 2)
            return std::nullopt;
        int value = 0;
        for (const char c : token.text) {
            if (c < '0' || c > '9') return std::nullopt;
            value = value * 10 + (c - '0');
        }
        return value;
    };
    bool found = false;
    for (std::size_t i = 0; i < text.tokens.size(); ++i) {
        const MoveToken& token = text.tokens[i];
        const auto one = number_of(token);
        const bool comma = i + 2 < text.tokens.size() &&
                           text.tokens[i + 1].kind == MoveToken::Kind::kComma &&
                           !text.tokens[i + 1].blank_before;
        const auto two = one && comma ? number_of(text.tokens[i + 2]) : std::nullopt;
        paired.tokens.push_back(token);
        if (!two) continue;
        MoveToken& pair = paired.tokens.back();
        pair.kind = MoveToken::Kind::kPair;
        pair.first_number = *one;
        pair.second_number = *two;
        pair.end = text.tokens[i + 2].end;
        i += 2;
        found = true;
    }
    if (!found) return std::nullopt;
    return paired;
}

}  // namespace peg
