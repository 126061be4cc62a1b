// SPDX-License-Identifier: MIT
#pragma once

// What the player has removed from the library and from the own boards. Tabs, and the places where
// the page stores data, exchange all their data and merge it. Without a record of removals, each
// would restore to the other what was removed.
//
// Each thing that was ever removed has a number: even while it is removed, odd after it was put
// back. A new number is greater than all known numbers (L. Lamport, "Time, clocks, and the ordering
// of events in a distributed system", 1978), so of two numbers for one thing the greater is the
// later. A thing that was never removed has the number 0.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/model/played_game.h"
#include "report/json.h"

namespace peg {

// The oldest removals beyond this number are forgotten; by then every tab will know of them.
inline constexpr std::size_t kMaxRemovals = 500;

// The keys of things.
std::string game_key(const PlayedGame& game);
std::string board_key(const std::string& text);

class Removals {
public:
    using Number = std::int64_t;
    using Numbers = std::map<std::string, Number>;  // by key

    const Numbers& numbers() const { return numbers_; }
    // The keys of things that are removed at the moment.
    std::vector<std::string> removed() const;
    Number number(const std::string& key) const;
    // True if `other` has newer information about a thing.
    bool are_behind(const Removals& other, const std::string& key) const {
        return number(key) < other.number(key);
    }

    void remove(const std::string& key);
    // Does nothing if it is not removed.
    void put_back(const std::string& key);
    // Takes a number if it is greater than the one here.
    void take_over(const std::string& key, Number number);
    void merge(const Removals& other);

private:
    Number greatest() const;

    Numbers numbers_;
};

// True if `all` has all information of `part`.
bool contains(const Removals& all, const Removals& part);

// {"game english ..xxx/... d4": 2}; unreadable entries are left out.
Json removals_json(const Removals& removals);
Removals read_removals(const Json* json);

}  // namespace peg
