// SPDX-License-Identifier: MIT
#include "app/model/tries.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace peg {

namespace {

constexpr std::size_t kLongestTryKey = 300;  // of a problem; longer than any
constexpr std::int64_t kMostOfAny = 1'000'000'000;

std::size_t count(const Tries& tries) {
    std::size_t all = 0;
    for (const auto& [key, of_problem] : tries) all += of_problem.size();
    return all;
}

// The same ones whoever does it, so that two tabs agree.
void drop_oldest(Tries& tries, std::size_t most = kMostTries) {
    const std::size_t all = count(tries);
    if (all <= most) return;
    std::vector<std::tuple<bool, Day, std::string, std::string>> order;
    order.reserve(all);
    for (const auto& [key, of_problem] : tries)
        for (const auto& [id, one] : of_problem)
            order.emplace_back(one.moves > 0, one.day, id, key);
    std::ranges::sort(order);
    for (std::size_t i = 0; i < all - most; ++i) {
        const auto& [solved, day, id, key] = order[i];
        tries[key].erase(id);
        if (tries[key].empty()) tries.erase(key);
    }
}

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

void make_room(Tries& tries) { drop_oldest(tries, kMostTries - 1); }

void merge(Tries& ours, const Tries& others) {
    for (const auto& [key, of_problem] : others)
        for (const auto& [id, one] : of_problem) {
            const auto [entry, is_new] = ours[key].emplace(id, one);
            if (!is_new) entry->second = merged(entry->second, one);
        }
    drop_oldest(ours);
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

Json tries_json(const Tries& tries) {
    Json json = Json::object();
    for (const auto& [key, of_problem] : tries)
        for (const auto& [id, one] : of_problem)
            json[key][id] = {one.day, one.hints, one.moves, one.seconds};
    return json;
}

Tries read_tries(const Json* json) {
    Tries tries;
    if (json == nullptr || !json->is_object()) return tries;
    const auto is_count = [](const Json& value) {
        return value.is_number_integer() && value >= 0 && value <= kMostOfAny;
    };
    std::size_t all = 0;
    for (const auto& [key, of_problem] : json->items()) {
        if (!of_problem.is_object() || key.size() > kLongestTryKey) continue;
        for (const auto& [id, one] : of_problem.items()) {
            const bool fits =
                one.is_array() && one.size() == 4 && std::ranges::all_of(one, is_count);
            if (!fits || id.empty() || id.size() > kLongestTryId || all >= 2 * kMostTries) continue;
            tries[key][id] = {one[0].get<Day>(), one[1].get<int>(), one[2].get<int>(),
                              one[3].get<int>()};
            ++all;
        }
    }
    drop_oldest(tries);
    return tries;
}

}  // namespace peg
