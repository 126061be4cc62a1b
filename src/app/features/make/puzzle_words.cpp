// SPDX-License-Identifier: MIT
#include "app/features/make/puzzle_words.h"

#include <algorithm>
#include <span>

#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/kit/words/words.h"
#include "core/board/notation.h"
#include "words/phrases.h"

namespace peg::words {

namespace {

// "A hard puzzle of 14 pegs"; of 0: of any number.
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
    const PuzzleWish& wish = state.puzzle_wish;
    const std::string wanted = puzzle(wish.difficulty, wished_pegs(state));
    return wish.symmetric ? phrase::puzzle::symmetric(wanted) : phrase::puzzle::plain(wanted);
}

std::string day_title(Day day) { return phrase::puzzle::of_day(day_words(day)); }

std::string streak(const AppState& state) {
    const int days = peg::streak(state.days, state.today);
    return days == 0 ? phrase::puzzle::no_streak() : phrase::puzzle::streak(days);
}

std::string day_detail(const AppState& state) {
    const Problem& problem = state.played.game.problem();
    return phrase::puzzle::day_detail(
        board_name(state, state.played.board_text), phrase::count::pegs(peg_count(problem.start)),
        goal(state.played.game.board(), problem.finish), streak(state));
}

std::string day_label(const AppState& state, Day day) {
    std::string label = day_words(day);
    if (day == state.today) label = phrase::puzzle::day_today(label);
    const auto found = state.days.find(day);
    if (found == state.days.end()) return label;
    const int moves = found->second.moves;
    return moves == 0 ? phrase::puzzle::day_begun(label)
                      : phrase::puzzle::day_solved(label, phrase::count::in_moves(moves));
}

std::string day_result(const AppState& state) {
    const Day day = *day_on_board(state);
    const DayRecord& record = state.days.at(day);
    const std::string moves = phrase::count::in_moves(record.moves);
    return record.hints == 0
               ? phrase::puzzle::result(day_words(day), moves)
               : phrase::puzzle::result_with_hints(record.hints, day_words(day), moves);
}

std::string in_words(Notation notation) {
    switch (notation) {
        case Notation::kOwn: return phrase::paste::own();
        case Notation::kNumbers: return phrase::paste::numbers();
        case Notation::kZero: return phrase::paste::zero();
        case Notation::kDigits: return phrase::paste::digits();
        case Notation::kRows: return phrase::paste::rows();
        case Notation::kLetters: return phrase::paste::letters();
        case Notation::kMirrored: return phrase::paste::mirrored();
    }
    return "";
}

// The middle; or, where its two digits are the same in either order, the first one that tells them
// apart.
static Hole example_hole(const Board& board, Notation notation) {
    if (notation != Notation::kDigits && notation != Notation::kRows) return middle_hole(board);
    const auto columns = HoleNames::make(board, Notation::kDigits);
    const auto rows = HoleNames::make(board, Notation::kRows);
    const auto told = std::ranges::find_if(
        board.reading_order(), [&](Hole hole) { return columns->name(hole) != rows->name(hole); });
    return told != board.reading_order().end() ? *told : middle_hole(board);
}

std::string name(const Board& board, Notation notation) {
    const std::string hole = HoleNames::make(board, notation)->name(example_hole(board, notation));
    switch (notation) {
        case Notation::kOwn: return phrase::paste::example_own(hole);
        case Notation::kNumbers: return phrase::paste::example_numbers(hole);
        case Notation::kZero: return phrase::paste::example_zero(hole);
        case Notation::kDigits: return phrase::paste::example_digits(hole);
        case Notation::kRows: return phrase::paste::example_rows(hole);
        case Notation::kLetters: return phrase::paste::example_letters(hole);
        case Notation::kMirrored: return phrase::paste::example_mirrored(hole);
    }
    return "";
}

std::string pasted_moves(const GameReading& reading) {
    return phrase::paste::moves(reading.jumps.size(), in_words(reading.notation));
}

std::string pasted_end(const GameReading& reading) {
    return (reading.played.finished ? phrase::paste::moves_solve()
                                    : phrase::paste::moves_end_before()) +
           ' ' + phrase::paste::step_through();
}

std::string reading(const Board& board, const GameReading& reading) {
    constexpr std::size_t kShown = 3;  // jumps
    const auto shown = std::span(reading.jumps).first(std::min(kShown, reading.jumps.size()));
    std::string moves = format_moves(board, shown);
    if (reading.jumps.size() > kShown) moves += " \u2026";
    const std::string notation = in_words(reading.notation);
    return reading.played.finished ? phrase::paste::reading_solves(notation, moves)
                                   : phrase::paste::reading(notation, moves);
}

}  // namespace peg::words
