// SPDX-License-Identifier: MIT
#include "app/model/tries.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <tuple>
#include <vector>

#include "app/kit/app_state.h"
#include "core/board/catalogue.h"
#include "core/support/random.h"

namespace peg {

namespace {

constexpr std::size_t kLongestTryKey = 300;  // of a problem; longer than any
constexpr std::int64_t kMostOfAny = 1'000'000'000;

std::string next_id(AppState& state) {
    const std::uint64_t number = mixed(mixed(state.chance) + ++state.tries_begun);
    std::array<char, kLongestTryId + 1> text{};
    std::snprintf(text.data(), text.size(), "%012llx",
                  static_cast<unsigned long long>(number >> 16));
    return text.data();
}

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

void record_try(AppState& state) {
    if (put_by(state) != nullptr) return;
    if (state.played.try_id.empty()) {
        state.played.try_id = next_id(state);
        if (state.settings.stopwatch) state.played.seconds = 0;
    }
    if (!find_in_catalogue(state.played.board_text)) return;
    const std::string key = key_of(state);
    const auto known = state.tries.find(key);
    const bool begins = known == state.tries.end() || !known->second.contains(state.played.try_id);
    if (begins) drop_oldest(state.tries, kMostTries - 1);  // room for it: it is the newest
    Try& one = state.tries[key][state.played.try_id];
    if (begins) one.day = state.today;
    if (one.moves == 0) one.hints = std::max(one.hints, state.played.hints);
}

void record_solved_try(AppState& state, const std::string& key) {
    const auto of_problem = state.tries.find(key);
    if (of_problem == state.tries.end()) return;
    const auto found = of_problem->second.find(state.played.try_id);
    if (found == of_problem->second.end()) return;
    Try& one = found->second;
    const int moves = state.played.game.move_count();
    // Somebody who goes back in a solved game and takes a hint then does not spoil the solution.
    if (one.moves > 0 && state.played.hints > one.hints) return;
    if (one.moves == 0) {
        one.day = state.today;
        one.moves = moves;
        one.seconds = static_cast<int>(state.played.seconds.value_or(0));
    }
    one.moves = std::min(one.moves, moves);
}

void end_try(AppState& state) {
    state.played.try_id.clear();
    state.played.hints = 0;
    state.played.seconds.reset();
}

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
