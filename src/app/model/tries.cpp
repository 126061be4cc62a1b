// SPDX-License-Identifier: MIT
#include "app/model/tries.h"

#include <algorithm>
#include <utility>

namespace peg {

namespace {

constexpr std::size_t kLongestTryKey = 300;  // of a problem; longer than any
constexpr std::int64_t kMostOfAny = 1'000'000'000;

// What both know of one try.
Try merged(const Try& a, const Try& b) {
    if ((a.moves == 0) != (b.moves == 0)) return a.moves > 0 ? a : b;
    return {std::max(a.day, b.day), std::max(a.hints, b.hints), std::min(a.moves, b.moves),
            std::max(a.seconds, b.seconds)};
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
        feats.fewest_moves = smaller(feats.fewest_moves, one.moves);
        if (one.seconds > 0) feats.best_seconds = smaller(feats.best_seconds, one.seconds);
        feats.without_hints |= one.hints == 0;
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
        }
        text += '}';
    }
    return text + '}';
}

Json tries_json(const Tries& tries) { return parse_json(tries_text(tries)); }

Tries read_tries(const Json* json) {
    Tries tries;
    if (json == nullptr || !json->is_object()) return tries;
    const auto is_count = [](const Json& value) {
        return value.is_number_integer() && value >= 0 && value <= kMostOfAny;
    };
    for (const auto& [key, of_problem] : json->items()) {
        if (!of_problem.is_object() || key.size() > kLongestTryKey) continue;
        for (const auto& [id, one] : of_problem.items()) {
            const bool fits =
                one.is_array() && one.size() == 4 && std::ranges::all_of(one, is_count);
            if (!fits || id.empty() || id.size() > kLongestTryId) continue;
            tries[key][id] = {one[0].get<Day>(), one[1].get<int>(), one[2].get<int>(),
                              one[3].get<int>()};
        }
    }
    return tries;
}

}  // namespace peg
