// SPDX-License-Identifier: MIT
#include "cli/atlas/unit.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/board/single_vacancy.h"
#include "core/count/level_count_search.h"
#include "core/proof/position_class.h"

namespace peg {
namespace {

constexpr std::array<std::string_view, 4> kKinds{"positions", "fewest_pegs", "problem",
                                                 "double_vacancy"};

bool class_allows(const ClassRule& class_of, const Problem& problem) {
    return class_of(problem.start.pegs) == class_of(*only_goal(problem.finish));
}

// In reading order of their two holes, one for each symmetry class.
std::vector<Problem> double_vacancy_complements(const Board& board) {
    std::vector<Problem> problems;
    std::set<Bits> seen;
    for (const Hole first : board.reading_order())
        for (const Hole second : board.reading_order()) {
            const Bits pair = bit(first) | bit(second);
            if (first == second || seen.contains(pair)) continue;
            for (const Permutation& image : board.symmetries()) seen.insert(permute(image, pair));
            problems.push_back({{board.holes() ^ pair}, Finish::exactly({pair})});
        }
    return problems;
}

// The option --max-memory, if all positions of a large board need more than a command's default.
std::string memory_option(const Board& board) {
    const std::size_t bytes = LevelCountSearch::comfortable_bytes(board);
    return bytes > Limits{}.bytes ? " --max-memory " + std::to_string(bytes >> 20) : "";
}

}  // namespace

std::vector<Unit> atlas_units(const Board& board) {
    const ClassRule class_of(board);
    std::vector<Unit> units;
    for (const Problem& problem : single_vacancy_problems(board)) {
        if (units.empty() || units.back().problem.start != problem.start)
            for (const Unit::Kind kind : {Unit::Kind::kPositions, Unit::Kind::kMinPegs})
                units.push_back({kind, {problem.start, Finish::fewest()}});
        if (class_allows(class_of, problem)) units.push_back({Unit::Kind::kProblem, problem});
    }
    for (const Problem& problem : double_vacancy_complements(board))
        if (class_allows(class_of, problem)) units.push_back({Unit::Kind::kDoubleVacancy, problem});
    return units;
}

std::string vacancy_words(const Board& board, const Unit& unit) {
    std::string words;
    for (const Hole hole : board.reading_order())
        if (!contains(unit.problem.start.pegs, hole))
            words += (words.empty() ? "" : " ") + format_hole(board, hole);
    return words;
}

std::size_t excluded_problems(const Board& board, Position start) {
    const ClassRule class_of(board);
    return static_cast<std::size_t>(
        std::ranges::count_if(single_vacancy_problems(board), [&](const Problem& problem) {
            return problem.start == start && !class_allows(class_of, problem);
        }));
}

std::string_view kind_name(Unit::Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::string unit_words(const Board& board, const Unit& unit) {
    const std::string vacancy = vacancy_words(board, unit);
    switch (unit.kind) {
        case Unit::Kind::kPositions: return "positions from " + vacancy;
        case Unit::Kind::kMinPegs: return "fewest pegs from " + vacancy;
        case Unit::Kind::kDoubleVacancy: return vacancy + " to their complement";
        case Unit::Kind::kProblem: break;
    }
    return vacancy + " to " + format_finish(board, unit.problem.finish);
}

std::string unit_command(const Board& board, const Unit& unit) {
    std::string name = format_board(board);
    if (!find_in_catalogue(name)) name = '\'' + name + '\'';
    const std::string start = unit.kind == Unit::Kind::kDoubleVacancy
                                  ? " --position " + format_position(board, unit.problem.start)
                                  : " --vacancy " + vacancy_words(board, unit);
    if (unit.kind == Unit::Kind::kPositions)
        return "lastpeg levels " + name + start + memory_option(board);
    return "lastpeg solve " + name + start + " --finish " +
           format_finish(board, unit.problem.finish) +
           (unit.kind == Unit::Kind::kProblem ? " --shortest" : "");
}

}  // namespace peg
