// SPDX-License-Identifier: MIT
#pragma once

// Finds the result of a unit of the atlas.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cli/atlas/unit_result.h"
#include "report/request.h"

namespace peg {

// The limits apply to each of the unit's searches, up to three. Counts may visit 32 times as many
// nodes, because their nodes are much cheaper. Nothing after Ctrl-C. During a long search, calls
// `show` ten times a second with its progress in words.
std::optional<UnitResult> find_unit(const Board& board, const Unit& unit,
                                    const SearchLimits& limits,
                                    const std::function<void(const std::string&)>& show);

// Which open questions of a unit are searched again: fewest moves, counts, longest last moves, or
// all. Counts of a large board take very long.
enum class SearchAgain : std::uint8_t { kMoves, kCounts, kSweeps, kAll };
bool is_open(const UnitResult& known, SearchAgain again);

// Searches again for the part of a unit that is_open, and returns the better of the known and the
// new result. Limits, `show` and Ctrl-C as in find_unit.
std::optional<UnitResult> find_again(const Board& board, const Unit& unit, const UnitResult& known,
                                     SearchAgain again, const SearchLimits& limits,
                                     const std::function<void(const std::string&)>& show);

}  // namespace peg
