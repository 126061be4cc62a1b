// SPDX-License-Identifier: MIT
#pragma once

// Finds what the atlas wants to know of a unit.

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

// The same of a problem whose fewest moves are open: asks for them again, for all the rest only
// where it was undecided, and gives the better of what was known and what was found.
std::optional<UnitResult>
find_fewest_moves_again(const Board& board, const Unit& unit, const UnitResult& known,
                        const SearchLimits& limits,
                        const std::function<void(const std::string&)>& show);

}  // namespace peg
