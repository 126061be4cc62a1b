// SPDX-License-Identifier: MIT
#pragma once

// The daily puzzle: the same for everybody on a date (UTC), made from the date alone, without a
// server. Days are counted from 1970-01-01, which is day 0. Board, pegs and difficulty go with the
// weekday: from easy on Monday to hard on Sunday.

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
    int pegs = 0;  // 0: as many as suit the difficulty
    std::uint64_t seed = 0;
};
// From this Monday on, 2026-12-07, each day has more pegs than the one before. The puzzles of
// earlier days stay what they were: they have been solved, and links to them sent.
inline constexpr Day kFirstDayByPegs = 20794;
DailyPuzzle daily_puzzle(Day day);

// "2026-12-24", and back; a day before 1970 or after 9999 is none.
std::string format_day(Day day);
std::optional<Day> parse_day(std::string_view text);
// "24 December 2026"
std::string day_words(Day day);
unsigned day_of_month(Day day);    // from 1 to 31
std::string short_month(Day day);  // "Dec"
// 0 for Monday to 6 for Sunday.
int weekday(Day day);

// The Monday on which a calendar of five weeks up to a day begins.
Day first_day(Day today);

// What became of a day's puzzle.
struct DayRecord {
    std::string key;  // of its problem (problem_key)
    int moves = 0;    // in which the player alone has solved it; 0: not yet
    int hints = 0;    // in that game
    std::uint32_t kinds = static_cast<std::uint32_t>(HelpKind::kUnknown);  // of help in it

    Help help() const { return {hints, kinds}; }
};
using DayRecords = std::map<Day, DayRecord>;

// How many days without a gap something was done on, up to today or, where nothing was yet, up to
// yesterday.
template <class WasDone>
int days_in_a_row(Day today, const WasDone& was_done) {
    int days = 0;
    for (Day day = was_done(today) ? today : today - 1; was_done(day); --day) ++days;
    return days;
}
// On which the puzzles of the days were solved.
int streak(const DayRecords& records, Day today);

}  // namespace peg
