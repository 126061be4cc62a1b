// SPDX-License-Identifier: MIT
#pragma once

// One half of the way between a start and a finish, level by level until it meets the other one: a
// Reach, which goes on in cross sets (cross_set.h) where a level of a cross-shaped board is large.
//
//     reach    0 1 2 ... m                   classes of positions
//     sets               m  m+1  ...  d      packed, but for the last one

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cross_play.h"
#include "core/reach.h"

namespace peg {

class Half {
public:
    // As a Reach; the cross, where there is one, outlives this.
    Half(const Orbits& orbits, const Cross* cross, std::span<const Bits> first,
         std::optional<Bits> goal);

    // Jumps to the deepest complete level, and about how many classes of positions that has.
    std::size_t depth() const { return reach_.depth() + (in_sets() ? sets_.size() - 1 : 0); }
    std::uint64_t last_size() const { return last_size_; }
    // As Reach::expand.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return full_; }
    std::size_t bytes() const;
    // Positions that were found, at least so many up to symmetry.
    std::uint64_t stored() const { return stored_; }

    Reach& reach() { return reach_; }
    const Reach& reach() const { return reach_; }

    // Whether the last level is a set; and makes it one, of a half that has a cross.
    bool in_sets() const { return !sets_.empty(); }
    void begin_sets();
    // To meet the other half: the last level as a set, and after that the sets, packed, of the
    // levels that the reach does not have, or else of its last one.
    CrossSet take_last();
    std::vector<std::vector<Bits>> take_sets();

private:
    std::uint64_t expand_set(std::uint64_t nodes, std::size_t max_bytes);
    void add_set(CrossSet set);

    const Cross* cross_;
    Reach reach_;
    std::vector<std::vector<Bits>> sets_;  // packed
    std::size_t set_bytes_ = 0;            // of these
    std::optional<CrossPlay> play_;        // from the last of them
    std::uint64_t last_size_;
    std::uint64_t stored_;
    bool exhausted_;
    bool full_ = false;
};

}  // namespace peg
