// SPDX-License-Identifier: MIT
#pragma once

// The daily puzzle: the same for everybody on a date (UTC), computed from the date without a
// server. Days are counted from 1970-01-01, which is day 0. Board, number of pegs and difficulty
// depend on the weekday, from easy on Monday to hard on Sunday.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/model/help.h"
#include "core/solver/generator.h"

namespace peg {

using Day = int;

struct DailyPuzzle {
    std::string_view board;  // a catalogue name
    Difficulty difficulty = Difficulty::kEasy;
    int pegs = 0;  // 0: any number that suits the difficulty
    std::uint64_t seed = 0;
};
// 2026-12-07, a Monday: from then on each day of the week has more pegs than the one before.
// Puzzles of earlier days never change, because they have been solved and shared.
inline constexpr Day kFirstDayByPegs = 20794;
DailyPuzzle daily_puzzle(Day day);

// "2026-12-24", and back. Only days from 1970 to 9999 are valid.
std::string format_day(Day day);
std::optional<Day> parse_day(std::string_view text);
// "24 December 2026"
std::string day_words(Day day);
unsigned day_of_month(Day day);    // from 1 to 31
std::string short_month(Day day);  // "Dec"
// 0 for Monday to 6 for Sunday.
int weekday(Day day);

// The Monday on which a calendar of five weeks up to `today` begins.
Day first_day(Day today);

// The player's record for a daily puzzle.
struct DayRecord {
    std::string key;  // problem_key of its problem
    int moves = 0;    // in the solution by the player alone; 0: not solved
    int hints = 0;    // hints in that game
    std::uint32_t kinds = static_cast<std::uint32_t>(HelpKind::kUnknown);  // other help in that
                                                                           // game

    Help help() const { return {hints, kinds}; }
};
using DayRecords = std::map<Day, DayRecord>;

// The number of successive days on which something was done, up to today, or up to yesterday if
// nothing was done today yet.
template <class WasDone>
int days_in_a_row(Day today, const WasDone& was_done) {
    int days = 0;
    for (Day day = was_done(today) ? today : today - 1; was_done(day); --day) ++days;
    return days;
}
// The streak of solved daily puzzles.
int streak(const DayRecords& records, Day today);

}  // namespace peg
