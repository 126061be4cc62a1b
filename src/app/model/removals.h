// SPDX-License-Identifier: MIT
#pragma once

// What the player has removed from the library and from the own boards. Tabs, and the places in
// which the page stores, exchange all that they have and add it up; without a note of what was
// removed, each would bring it back to the other.
//
// Each thing that was ever removed has a number: an even one while it is removed, an odd one once
// it was put back. A new number is greater than all that are known (L. Lamport, "Time, clocks, and
// the ordering of events in a distributed system", 1978), so of two numbers for one thing the
// greater one is the later one. A thing that was never removed has the number 0.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/model/played_game.h"
#include "report/json.h"

namespace peg {

// Of more the first ones are forgotten: by then every tab will have heard of them.
inline constexpr std::size_t kMostRemovals = 500;

// How things are called here.
std::string game_key(const PlayedGame& game);
std::string board_key(const std::string& text);

class Removals {
public:
    using Number = std::int64_t;
    using Numbers = std::map<std::string, Number>;  // by key

    const Numbers& numbers() const { return numbers_; }
    // The keys of what is removed now.
    std::vector<std::string> removed() const;
    Number number(const std::string& key) const;
    // Whether `other` knows better than these what has become of a thing.
    bool are_behind(const Removals& other, const std::string& key) const {
        return number(key) < other.number(key);
    }

    void remove(const std::string& key);
    // Nothing changes where it is not removed.
    void put_back(const std::string& key);
    // Takes over a number that is greater than the one here.
    void take_over(const std::string& key, Number number);
    void merge(const Removals& other);

private:
    Number greatest() const;

    Numbers numbers_;
};

// Whether `all` knows at least what `part` knows.
bool contains(const Removals& all, const Removals& part);

// {"game english ..xxx/... d4": 2}; what cannot be read is left out.
Json removals_json(const Removals& removals);
Removals read_removals(const Json* json);

}  // namespace peg
