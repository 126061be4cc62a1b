// SPDX-License-Identifier: MIT
#include "app/model/tries.h"

#include "report/fields.h"
#include <algorithm>
#include <utility>

namespace peg {

namespace {

constexpr std::size_t kLongestTryKey = 300;  // max bytes of a problem's key
constexpr std::int64_t kMaxOfAny = 1'000'000'000;
constexpr char kOfHelp = '+';  // follows the id of a try

// Combines what both know of a try.
Try merged(const Try& a, const Try& b) {
    if ((a.moves == 0) != (b.moves == 0)) return a.moves > 0 ? a : b;
    return {std::max(a.day, b.day), std::max(a.hints, b.hints), std::min(a.moves, b.moves),
            std::max(a.seconds, b.seconds), a.kinds | b.kinds};
}

std::optional<int> smaller(std::optional<int> known, int next) {
    return known ? std::min(*known, next) : next;
}

}  // namespace

void merge(Tries& ours, const Tries& others) {
    for (const auto& [key, of_problem] : others)
        for (const auto& [id, one] : of_problem) {
            const auto [entry, is_new] = ours[key].emplace(id, one);
            if (!is_new) entry->second = merged(entry->second, one);
        }
}

bool contains(const Tries& all, const Tries& part) {
    Tries both = all;
    merge(both, part);
    return both == all;
}

Feats feats_of(const Tries& tries, const std::string& key) {
    Feats feats;
    const auto found = tries.find(key);
    if (found == tries.end()) return feats;
    for (const auto& [id, one] : found->second) {
        ++feats.tries;
        feats.hints += one.hints;
        if (one.moves == 0) continue;
        feats.solved_on = smaller(feats.solved_on, one.day);
        if (!knew_solution(one.help())) feats.fewest_moves = smaller(feats.fewest_moves, one.moves);
        if (one.seconds > 0) feats.best_seconds = smaller(feats.best_seconds, one.seconds);
        Help noted = one.help();
        feats.without_help |= without_help(noted);
        noted.kinds &= ~static_cast<std::uint32_t>(HelpKind::kUnknown);
        feats.without_hints |= without_help(noted);
    }
    return feats;
}

std::string tries_text(const Tries& tries) {
    std::string text = "{";
    for (const auto& [key, of_problem] : tries) {
        if (text.size() > 1) text += ',';
        add_string(text, key);
        text += ":{";
        for (const auto& [id, one] : of_problem) {
            if (text.back() != '{') text += ',';
            add_string(text, id);
            text += ':';
            char before = '[';
            for (const int number : {one.day, one.hints, one.moves, one.seconds}) {
                text += std::exchange(before, ',');
                text += std::to_string(number);
            }
            text += ']';
            if (one.moves == 0 || one.help().has(HelpKind::kUnknown)) continue;
            text += ',';
            add_string(text, id + kOfHelp);
            text += ':';
            before = '[';
            for (const std::uint32_t number : {one.kinds, static_cast<std::uint32_t>(one.moves),
                                               static_cast<std::uint32_t>(one.hints)}) {
                text += std::exchange(before, ',');
                text += std::to_string(number);
            }
            text += ']';
        }
        text += '}';
    }
    return text + '}';
}

Json tries_json(const Tries& tries) { return parse_json(tries_text(tries)); }

std::uint32_t read_kinds(const Json* json, int moves, int hints) {
    if (json == nullptr || !json->is_array() || json->size() != 3 ||
        !(*json)[0].is_number_unsigned() || (*json)[1] != moves || (*json)[2] != hints)
        return static_cast<std::uint32_t>(HelpKind::kUnknown);
    return (*json)[0].get<std::uint32_t>();
}

Tries read_tries(const Json* json) {
    Tries tries;
    if (json == nullptr || !json->is_object()) return tries;
    const auto is_count = [](const Json& value) {
        return value.is_number_integer() && value >= 0 && value <= kMaxOfAny;
    };
    for (const auto& [key, of_problem] : json->items()) {
        if (!of_problem.is_object() || key.size() > kLongestTryKey) continue;
        for (const auto& [id, one] : of_problem.items()) {
            const bool fits =
                one.is_array() && one.size() == 4 && std::ranges::all_of(one, is_count);
            if (!fits || id.empty() || id.size() > kLongestTryId) continue;
            tries[key][id] = {one[0].get<Day>(), one[1].get<int>(), one[2].get<int>(),
                              one[3].get<int>()};
            Try& read = tries[key][id];
            if (read.moves > 0)
                read.kinds = read_kinds(field_of(of_problem, (id + kOfHelp).c_str()), read.moves,
                                        read.hints);
        }
    }
    return tries;
}

}  // namespace peg
