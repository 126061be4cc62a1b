// SPDX-License-Identifier: MIT
#include "app/words/puzzle_words.h"

#include <algorithm>
#include <span>

#include "app/words/words.h"
#include "core/board/notation.h"
#include "core/support/text.h"
#include "report/knowledge_json.h"

namespace peg::words {

namespace {

std::string days(int number) { return counted(static_cast<std::uint64_t>(number), "day"); }

// "A hard puzzle", "An easy puzzle"
std::string puzzle_of(Difficulty difficulty) {
    const std::string article = difficulty == Difficulty::kEasy ? "An " : "A ";
    return article + std::string(difficulty_name(difficulty)) + " puzzle";
}

}  // namespace

std::string name(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::kEasy: return "Easy";
        case Difficulty::kMedium: return "Medium";
        case Difficulty::kHard: return "Hard";
    }
    return "";
}

std::string made(const AppState& state, Difficulty difficulty) {
    return puzzle_of(difficulty) + " of " + pegs(peg_count(state.game.position())) + '.';
}

std::string puzzle_options(const AppState& state) {
    const PuzzleWish& wish = state.puzzle_wish;
    return puzzle_of(wish.difficulty) + (wish.pegs == 0 ? "" : " of " + pegs(wish.pegs)) +
           (wish.symmetric ? ", symmetric." : ".");
}

std::string day_title(Day day) { return "Daily puzzle of " + day_words(day); }

std::string streak(const AppState& state) {
    const int length = peg::streak(state.days, state.today);
    if (length == 0) return "Solve today's puzzle to begin a streak.";
    return "A streak of " + days(length) + '.';
}

std::string day_detail(const AppState& state) {
    return board_name(state, state.board_text) + ", " +
           pegs(peg_count(state.game.problem().start)) + ". " +
           goal(state.game.board(), state.game.problem().finish) + ". " + streak(state);
}

std::string day_label(const AppState& state, Day day) {
    std::string label = day_words(day);
    if (day == state.today) label += ", today";
    const auto found = state.days.find(day);
    if (found == state.days.end()) return label;
    if (found->second.moves == 0) return label + ", begun";
    return label + ", solved in " +
           counted(static_cast<std::uint64_t>(found->second.moves), "move");
}

std::string day_result(const AppState& state) {
    const Day day = *day_on_board(state);
    const DayRecord& record = state.days.at(day);
    const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
    return "Last Peg, daily puzzle of " + day_words(day) + ": solved in " +
           counted(number(record.moves), "move") +
           (record.hints == 0 ? ", without a hint."
                              : " with " + counted(number(record.hints), "hint") + '.');
}

std::string name(const Board& board, Notation notation) {
    std::string text(notation == Notation::kOwn ? "Letter and number" : notation_words(notation));
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    const auto names = HoleNames::make(board, notation);
    return names ? text + ": " + names->name(middle_hole(board)) : text;
}

std::string pasted_moves(const GameReading& reading) {
    return counted(reading.jumps.size(), "jump") + ", read as " +
           std::string(notation_words(reading.notation)) + '.';
}

std::string pasted_end(const GameReading& reading) {
    const std::string end =
        reading.played.finished ? "They are a solution." : "They do not reach the finish.";
    return end + " Step through them in the list of moves.";
}

std::string reading(const Board& board, const GameReading& reading) {
    constexpr std::size_t kShown = 3;  // jumps
    const auto shown = std::span(reading.jumps).first(std::min(kShown, reading.jumps.size()));
    std::string text(notation_words(reading.notation));
    text += ": " + format_moves(board, shown);
    if (reading.jumps.size() > kShown) text += " \u2026";
    return text + (reading.played.finished ? ", a solution" : "");
}

}  // namespace peg::words
