// SPDX-License-Identifier: MIT
#pragma once

// Words of the statistics, the ladder and the stopwatch.

#include <string>
#include <string_view>

#include "app/features/statistics/overview.h"
#include "app/kit/listing/ladder.h"
#include "app/kit/words/sheet_words.h"

namespace peg::words {

std::string stopwatch_turned(bool on);

std::string no_statistics();
// The totals: "Problems solved", "12".
Table totals(const Overview& overview);
// What the player has achieved in the problem on the board.
Table feats(const AppState& state);
// A list of problems, "English", "9 of 40 solved", and its levels as a sentence.
std::string list_name(const ListShare& list);
std::string list_tally(const ListShare& list);
std::string list_levels(const ListShare& list);
Shares lists(const Overview& overview);
// The chart of the last weeks in words: "In the last 12 weeks you solved something on 5 days."
std::string activity(const Overview& overview);
std::string activity_title();

}  // namespace peg::words
