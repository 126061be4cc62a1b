// SPDX-License-Identifier: MIT
#include "cli/atlas/unit.h"

#include <algorithm>
#include <array>

#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "core/board/single_vacancy.h"
#include "core/proof/position_class.h"

namespace peg {
namespace {

constexpr std::array<std::string_view, 3> kKinds{"positions", "fewest_pegs", "problem"};

Hole vacancy_of(const Board& board, Position start) {
    return lowest(complement(board, start).pegs);
}

bool class_allows(const ClassRule& class_of, const Problem& problem) {
    return class_of(problem.start.pegs) == class_of(bit(problem.finish.hole));
}

}  // namespace

std::vector<Unit> atlas_units(const Board& board) {
    const ClassRule class_of(board);
    std::vector<Unit> units;
    for (const Problem& problem : single_vacancy_problems(board)) {
        if (units.empty() || units.back().problem.start != problem.start)
            for (const Unit::Kind kind : {Unit::Kind::kPositions, Unit::Kind::kFewestPegs})
                units.push_back({kind, {problem.start, Finish::fewest()}});
        if (class_allows(class_of, problem)) units.push_back({Unit::Kind::kProblem, problem});
    }
    return units;
}

Hole vacancy_of(const Board& board, const Unit& unit) {
    return vacancy_of(board, unit.problem.start);
}

std::size_t excluded_problems(const Board& board, Hole vacancy) {
    const ClassRule class_of(board);
    return static_cast<std::size_t>(
        std::ranges::count_if(single_vacancy_problems(board), [&](const Problem& problem) {
            return vacancy_of(board, problem.start) == vacancy && !class_allows(class_of, problem);
        }));
}

std::string_view kind_name(Unit::Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::string unit_words(const Board& board, const Unit& unit) {
    const std::string vacancy = format_hole(board, vacancy_of(board, unit));
    switch (unit.kind) {
        case Unit::Kind::kPositions: return "positions from " + vacancy;
        case Unit::Kind::kFewestPegs: return "fewest pegs from " + vacancy;
        case Unit::Kind::kProblem: break;
    }
    return vacancy + " to " + format_finish(board, unit.problem.finish);
}

std::string unit_command(const Board& board, const Unit& unit) {
    std::string name = format_board(board);
    if (!find_in_catalogue(name)) name = '\'' + name + '\'';
    const std::string problem =
        ' ' + name + " --vacancy " + format_hole(board, vacancy_of(board, unit));
    if (unit.kind == Unit::Kind::kPositions) return "lastpeg levels" + problem;
    const std::string solve =
        "lastpeg solve" + problem + " --finish " + format_finish(board, unit.problem.finish);
    return unit.kind == Unit::Kind::kProblem ? solve + " --shortest" : solve;
}

}  // namespace peg
