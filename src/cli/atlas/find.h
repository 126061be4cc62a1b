// SPDX-License-Identifier: MIT
#pragma once

// Finds what the atlas wants to know of a unit.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cli/atlas/unit_result.h"
#include "report/request.h"

namespace peg {

// The limits hold for each search by itself: a problem has up to three. Counts may visit 32 times
// as many nodes as the others, since theirs take so much less. Nothing after Ctrl-C. Calls `show`
// ten times a second with how far a long search has come, in words.
std::optional<UnitResult> find_unit(const Board& board, const Unit& unit,
                                    const SearchLimits& limits,
                                    const std::function<void(const std::string&)>& show);

// What of a unit is asked again where a limit left it open: fewest moves, counts, longest last
// sweeps, or all of these. Counts of a large board take very long.
enum class Again : std::uint8_t { kMoves, kCounts, kSweeps, kAll };
bool is_open(const UnitResult& known, Again again);

// The same of a unit that is_open: asks again for what of this is not known, and gives the better
// of what was known and what was found.
std::optional<UnitResult> find_again(const Board& board, const Unit& unit, const UnitResult& known,
                                     Again again, const SearchLimits& limits,
                                     const std::function<void(const std::string&)>& show);

}  // namespace peg
