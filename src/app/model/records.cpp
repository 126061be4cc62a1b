// SPDX-License-Identifier: MIT
#include "app/model/records.h"

#include <algorithm>

namespace peg {

void Records::improve(MoveCounts& counts, const std::string& key, int moves) {
    const auto [entry, is_new] = counts.emplace(key, moves);
    if (!is_new) entry->second = std::min(entry->second, moves);
}

void Records::merge(const Records& others) {
    for (const auto& [key, moves] : others.player_best) improve(player_best, key, moves);
    for (const auto& [key, moves] : others.proved_fewest) improve(proved_fewest, key, moves);
}

}  // namespace peg
