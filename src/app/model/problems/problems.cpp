// SPDX-License-Identifier: MIT
#include "app/model/problems/problems.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "app/model/problems/problem_table.h"
#include "core/board/catalogue.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "words/phrases/problem.h"

namespace peg {

namespace {

// Takes the next word off the start of a text.
std::string_view take_word(std::string_view& text) {
    const std::size_t begin = std::min(text.find_first_not_of(" ,"), text.size());
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find_first_of(" ,"));
    text.remove_prefix(word.size());
    return word;
}

Finish image_of(const Permutation& permutation, Finish finish) {
    if (finish.kind == Finish::Kind::kHole) finish.hole = permutation[finish.hole];
    finish.position.pegs = permute(permutation, finish.position.pegs);
    finish.holes = permute(permutation, finish.holes);
    return finish;
}

Marks image_of(const Permutation& permutation, Marks marks) {
    for (Marks::Mark& mark : std::span(marks.pegs).first(marks.count))
        mark = {permutation[mark.from], permutation[mark.to]};
    std::ranges::sort(std::span(marks.pegs).first(marks.count), {}, &Marks::Mark::from);
    return marks;
}

std::string problem_id(std::string_view vacancy_name, std::string_view finish_name) {
    return "problem:" + std::string(vacancy_name) + '-' + std::string(finish_name);
}

bool is_classic(const Board& board, std::string_view name, const Problem& problem) {
    const auto entry = find_in_catalogue(name);
    return entry && format_position(board, problem.start) == entry->start &&
           format_finish(board, problem.finish) == entry->finish;
}

ListedProblem listed(const Board& board, std::string_view name, std::string_view vacancy_name,
                     std::string_view finish_name, Problem problem, int log2_odds) {
    const std::string title = finish_name == "any" ? phrase::problem::to_anywhere(vacancy_name)
                              : finish_name == "fewest"
                                  ? phrase::problem::to_fewest(vacancy_name)
                                  : phrase::problem::to_hole(vacancy_name, finish_name);
    return {problem_id(vacancy_name, finish_name),
            title,
            std::string(name),
            problem,
            level_of(log2_odds, peg_count(problem.start)),
            problem_key(name, board, problem),
            is_classic(board, name, problem)};
}

}  // namespace

Level level_of(int log2_odds, int pegs) {
    if (pegs >= kManyPegs) log2_odds = std::max(log2_odds + 8, 13);
    if (log2_odds <= 12) return Level::kEasy;
    if (log2_odds <= 20) return Level::kMedium;
    if (log2_odds <= 32) return Level::kHard;
    return Level::kExpert;
}

std::vector<ListedProblem> problems_of(const Board& board, std::string_view name) {
    std::vector<ListedProblem> list;
    std::string_view table = problem_table(name);
    for (std::string before;;) {
        const std::string_view vacancy_name = take_word(table);
        const std::string_view finish_name = take_word(table);
        const std::string_view number = take_word(table);
        if (number.empty()) return list;
        int log2_odds = 0;
        std::from_chars(number.data(), number.data() + number.size(), log2_odds);
        const auto hole = parse_hole(board, vacancy_name);
        const auto finish = parse_finish(board, finish_name);
        if (!hole || !finish) continue;
        const Position start = vacancy(board, *hole);
        // The finish `any` comes before the other finishes of a vacancy ...
        if (before != vacancy_name && finish->kind == Finish::Kind::kHole)
            list.push_back(
                listed(board, name, vacancy_name, "any", {start, Finish::any()}, log2_odds));
        // ... and is as easy as the easiest of them.
        const Level level = level_of(log2_odds, peg_count(start));
        const auto any =
            std::ranges::find(list, problem_id(vacancy_name, "any"), &ListedProblem::id);
        if (any != list.end()) any->level = std::min(any->level, level);
        list.push_back(listed(board, name, vacancy_name, finish_name, {start, *finish}, log2_odds));
        before = vacancy_name;
    }
}

Level classic_level(const Board& board, std::string_view name, const Problem& classic) {
    std::string_view table = problem_table(name);
    Level level = Level::kExpert;
    for (;;) {
        const auto hole = parse_hole(board, take_word(table));
        const auto finish = parse_finish(board, take_word(table));
        const std::string_view number = take_word(table);
        if (number.empty()) return level;
        int log2_odds = 0;
        std::from_chars(number.data(), number.data() + number.size(), log2_odds);
        if (!hole || !finish || vacancy(board, *hole) != classic.start) continue;
        if (classic.finish == *finish || classic.finish == Finish::any())
            level = std::min(level, level_of(log2_odds, peg_count(classic.start)));
    }
}

std::string problem_key(std::string_view board_text, const Board& board, const Problem& problem) {
    std::string least;
    for (const Permutation& permutation : board.symmetries()) {
        const Position start{permute(permutation, problem.start.pegs)};
        const std::string text =
            format_position(board, start) + ' ' +
            format_finish_with_marks(board, {image_of(permutation, problem.finish),
                                             image_of(permutation, problem.marks)});
        if (least.empty() || text < least) least = text;
    }
    return std::string(board_text) + ' ' + least;
}

}  // namespace peg
