// SPDX-License-Identifier: MIT
#include "app/features/make/puzzle_words.h"

#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/kit/listing/day_here.h"
#include "app/kit/words/help_words.h"
#include "app/kit/words/words.h"
#include "words/phrases/count.h"
#include "words/phrases/puzzle.h"
#include <algorithm>
#include <span>

namespace peg::words {

namespace {

// "A hard puzzle of 14 pegs"; 0 pegs: "of any number".
std::string puzzle(Difficulty difficulty, int pegs) {
    switch (difficulty) {
        case Difficulty::kEasy:
            return pegs == 0 ? phrase::puzzle::easy() : phrase::puzzle::easy_of_pegs(pegs);
        case Difficulty::kMedium:
            return pegs == 0 ? phrase::puzzle::medium() : phrase::puzzle::medium_of_pegs(pegs);
        case Difficulty::kHard:
            return pegs == 0 ? phrase::puzzle::hard() : phrase::puzzle::hard_of_pegs(pegs);
    }
    return "";
}

}  // namespace

std::string name(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::kEasy: return phrase::puzzle::level_easy();
        case Difficulty::kMedium: return phrase::puzzle::level_medium();
        case Difficulty::kHard: return phrase::puzzle::level_hard();
    }
    return "";
}

std::string made(const AppState& state, Difficulty difficulty) {
    return phrase::puzzle::plain(puzzle(difficulty, peg_count(state.played.game.position())));
}

std::string puzzle_options(const AppState& state) {
    const auto& wish = state.own.of<PuzzleWish>();
    const std::string wanted = puzzle(wish.difficulty, wished_pegs(state));
    return wish.symmetric ? phrase::puzzle::symmetric(wanted) : phrase::puzzle::plain(wanted);
}

std::string day_title(Day day) { return phrase::puzzle::of_day(day_words(day)); }

std::string streak(const AppState& state) {
    const int days = peg::streak(state.achieved.days, state.page.today);
    return days == 0 ? phrase::puzzle::no_streak() : phrase::puzzle::streak(days);
}

std::string countdown(const AppState& state) {
    if (!state.page.minute) return "";
    constexpr int kMinutes = 24 * 60;
    const int left = kMinutes - *state.page.minute;
    return left < 60 ? phrase::puzzle::next_in_minutes(left)
                     : phrase::puzzle::next_in(left / 60, left % 60);
}

std::string next_day(const AppState& state) {
    const std::string left = countdown(state);
    return (left.empty() ? left : left + ' ') + phrase::puzzle::begins_in_utc();
}

std::string after_day(const AppState& state) {
    return is_today_solved(state) && day_on_board(state) == state.page.today ? countdown(state)
                                                                             : "";
}

std::string day_card(const AppState& state) {
    return phrase::puzzle::card(name(daily_puzzle(state.page.today).difficulty), streak(state));
}

std::string day_detail(const AppState& state) {
    const Problem& problem = state.played.game.problem();
    return phrase::puzzle::day_detail(
        board_name(state, state.played.board_text), phrase::count::pegs(peg_count(problem.start)),
        goal(state.played.game.board(), problem.finish), streak(state));
}

std::string day_label(const AppState& state, Day day) {
    std::string label = day_words(day);
    if (day == state.page.today) label = phrase::puzzle::day_today(label);
    const auto found = state.achieved.days.find(day);
    if (found == state.achieved.days.end() || !is_begun(state, found->second)) return label;
    const int moves = found->second.moves;
    return moves == 0 ? phrase::puzzle::day_begun(label)
                      : phrase::puzzle::day_solved(label, phrase::count::in_moves(moves));
}

std::string day_result(const AppState& state) {
    const Day day = *day_on_board(state);
    const DayRecord& record = state.achieved.days.at(day);
    return phrase::puzzle::result(day_words(day), phrase::count::in_moves(record.moves),
                                  help(record.help()));
}

}  // namespace peg::words
