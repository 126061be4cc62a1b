// SPDX-License-Identifier: MIT
#pragma once

// What the statistics, the ladder and the stopwatch say.

#include <string>
#include <string_view>

#include "app/features/statistics/overview.h"
#include "app/kit/listing/ladder.h"
#include "app/kit/words/sheet_words.h"

namespace peg::words {

std::string stopwatch_turned(bool on);

std::string no_statistics();
// Everything together in large numbers: "Problems solved", "12".
Table totals(const Overview& overview);
// What has been done about the problem on the board.
Table feats(const AppState& state);
// A list of problems: "English", "9 of 40 solved"; and its levels in a sentence.
std::string list_name(const ListShare& list);
std::string list_tally(const ListShare& list);
std::string list_levels(const ListShare& list);
Shares lists(const Overview& overview);
// The picture of the last weeks in words: "In the last 12 weeks you solved something on 5 days."
std::string activity(const Overview& overview);
std::string activity_title();

}  // namespace peg::words
