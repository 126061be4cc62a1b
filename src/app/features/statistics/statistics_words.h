// SPDX-License-Identifier: MIT
#pragma once

// What the statistics, the ladder and the stopwatch say.

#include <string>
#include <string_view>

#include "app/features/statistics/ladder.h"
#include "app/features/statistics/overview.h"
#include "app/kit/words/sheet_words.h"

namespace peg::words {

std::string time(int seconds);       // "3:20", "1:02:05"
std::string time_said(int seconds);  // in a sentence
std::string stopwatch_turned(bool on);

std::string name(Rung rung);  // "without hints"
// The rungs on which the player stands: "solved, without hints, record"; empty where on none.
std::string rungs(const AppState& state, const ListedProblem& listed);

std::string no_statistics();
// Everything together in large numbers: "Problems solved", "12".
Table totals(const Overview& overview);
// What has been done about the problem on the board.
Table feats(const AppState& state);
// A list of problems: "English", "9 of 40 solved"; and its levels in a sentence.
std::string list_name(const ListShare& list);
std::string list_tally(const ListShare& list);
std::string list_levels(const ListShare& list);
Table lists(const Overview& overview);
// The picture of the last weeks in words: "In the last 12 weeks you solved something on 5 days."
std::string activity(const Overview& overview);
std::string activity_title();
std::string lists_title();

}  // namespace peg::words
