// SPDX-License-Identifier: MIT
#include "app/model/daily.h"

#include <array>
#include <chrono>
#include <cstdio>

#include "core/support/random.h"
#include "words/phrases/date.h"

namespace peg {

namespace {

using std::chrono::sys_days;
using std::chrono::year_month_day;

year_month_day date_of(Day day) { return year_month_day{sys_days{std::chrono::days{day}}}; }

constexpr std::array kWeek = std::to_array<DailyPuzzle>({
    {"triangle15", Difficulty::kEasy, 6},      // Monday
    {"english", Difficulty::kEasy, 7},         //
    {"triangle21", Difficulty::kMedium, 9},    //
    {"english", Difficulty::kMedium, 11},      //
    {"rectangle30", Difficulty::kMedium, 13},  //
    {"english", Difficulty::kHard, 16},        //
    {"english", Difficulty::kHard, 20},        // Sunday
});
// Used before kFirstDayByPegs.
constexpr std::array kEarlierWeek = std::to_array<DailyPuzzle>({
    {"triangle15", Difficulty::kEasy},
    {"english", Difficulty::kEasy},
    {"triangle21", Difficulty::kMedium},
    {"english", Difficulty::kMedium},
    {"european", Difficulty::kMedium},
    {"hexagon37", Difficulty::kMedium},
    {"english", Difficulty::kHard},
});

struct Month {
    std::string (*name)();
    std::string (*short_name)();
};
constexpr std::array kMonths{
    Month{phrase::date::january, phrase::date::january_short},
    Month{phrase::date::february, phrase::date::february_short},
    Month{phrase::date::march, phrase::date::march_short},
    Month{phrase::date::april, phrase::date::april_short},
    Month{phrase::date::may, phrase::date::may_short},
    Month{phrase::date::june, phrase::date::june_short},
    Month{phrase::date::july, phrase::date::july_short},
    Month{phrase::date::august, phrase::date::august_short},
    Month{phrase::date::september, phrase::date::september_short},
    Month{phrase::date::october, phrase::date::october_short},
    Month{phrase::date::november, phrase::date::november_short},
    Month{phrase::date::december, phrase::date::december_short},
};

const Month& month_of(const year_month_day& date) {
    return kMonths[static_cast<unsigned>(date.month()) - 1];
}

}  // namespace

int weekday(Day day) {
    const std::chrono::weekday of_date{sys_days{std::chrono::days{day}}};
    return static_cast<int>(of_date.iso_encoding()) - 1;
}

Day first_day(Day today) { return today - weekday(today) - 28; }

DailyPuzzle daily_puzzle(Day day) {
    const auto& week = day < kFirstDayByPegs ? kEarlierWeek : kWeek;
    DailyPuzzle puzzle = week[static_cast<std::size_t>(weekday(day))];
    puzzle.seed = mixed(static_cast<std::uint64_t>(day)) >> 12;  // below 2^53, for JSON
    return puzzle;
}

std::string format_day(Day day) {
    const year_month_day date = date_of(day);
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

std::optional<Day> parse_day(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char c : text.substr(at, digits)) {
            if (c < '0' || c > '9') return -1;
            value = 10 * value + (c - '0');
        }
        return value;
    };
    const int year = number(0, 4);
    const int month = number(5, 2);
    const int day = number(8, 2);
    if (year < 1970 || month < 0 || day < 0) return std::nullopt;
    const year_month_day date{std::chrono::year{year},
                              std::chrono::month{static_cast<unsigned>(month)},
                              std::chrono::day{static_cast<unsigned>(day)}};
    if (!date.ok()) return std::nullopt;
    return static_cast<Day>(sys_days{date}.time_since_epoch().count());
}

std::string day_words(Day day) {
    const year_month_day date = date_of(day);
    const std::string year = std::to_string(static_cast<int>(date.year()));  // without grouping of
                                                                             // digits
    const auto words = day_of_month(day) == 1 ? phrase::date::first_of_month : phrase::date::date;
    return words(day_of_month(day), month_of(date).name(), year);
}

unsigned day_of_month(Day day) { return static_cast<unsigned>(date_of(day).day()); }

std::string short_month(Day day) { return month_of(date_of(day)).short_name(); }

int streak(const DayRecords& records, Day today) {
    const auto solved = [&](Day day) {
        const auto found = records.find(day);
        return found != records.end() && found->second.moves > 0;
    };
    return days_in_a_row(today, solved);
}

}  // namespace peg
