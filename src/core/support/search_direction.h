// SPDX-License-Identifier: MIT
#pragma once

// The two directions of a search: forwards from the start by jumps, backwards from the goal by
// un-jumps; and the rule for which of the two a bidirectional search expands next.

#include <cstdint>

namespace peg {

enum class SearchDirection : std::uint8_t { kForwards, kBackwards };

constexpr SearchDirection opposite(SearchDirection direction) {
    return direction == SearchDirection::kForwards ? SearchDirection::kBackwards
                                                   : SearchDirection::kForwards;
}

// The direction with the smaller frontier; forwards if both are equal. The rule of I. Pohl,
// "Bi-directional search", Machine Intelligence 6 (1971).
constexpr SearchDirection smaller_direction(std::uint64_t forward, std::uint64_t backward) {
    return backward < forward ? SearchDirection::kBackwards : SearchDirection::kForwards;
}

}  // namespace peg
