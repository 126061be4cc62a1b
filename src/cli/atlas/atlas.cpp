// SPDX-License-Identifier: MIT
#include "cli/atlas/atlas.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/board/catalogue.h"
#include "core/board/notation.h"
#include "core/proof/position_class.h"
#include "report/text.h"

namespace peg {
namespace {

struct Totals {
    std::size_t problems = 0;
    std::size_t excluded = 0;
    std::array<std::size_t, 3> verdicts{};  // by Verdict
    std::vector<std::string> missing;

    std::size_t of(Verdict verdict) const { return verdicts[static_cast<std::size_t>(verdict)]; }
};

Totals totals_of(const Board& board, std::span<const Unit> units, const Entries& entries) {
    Totals totals;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].kind == Unit::Kind::kPositions)
            totals.excluded += excluded_problems(board, vacancy_of(board, units[i]));
        totals.problems += units[i].kind == Unit::Kind::kProblem;
        if (!entries[i])
            totals.missing.push_back(unit_words(board, units[i]));
        else if (const auto* problem = std::get_if<ProblemFinding>(&entries[i]->finding))
            ++totals.verdicts[static_cast<std::size_t>(problem->fewest.answer.verdict)];
    }
    totals.problems += totals.excluded;
    return totals;
}

// --- JSON

Json unit_json(const Board& board, std::span<const Unit> units, const Entries& entries,
               std::size_t i) {
    if (!entries[i]) return {};
    Json json = finding_json(board, entries[i]->finding);
    json["command"] = unit_command(board, units[i]);
    json["piece"] = std::to_string(i + 1) + '/' + std::to_string(units.size());
    return json;
}

Json problem_json(const Board& board, std::span<const Unit> units, const Entries& entries,
                  std::size_t i) {
    Json json{{"finish", format_finish(board, units[i].problem.finish)}};
    if (entries[i]) json.update(unit_json(board, units, entries, i));
    return json;
}

Json distinct_limits(const Entries& entries) {
    Json all = Json::array();
    for (const auto& entry : entries)
        if (entry && std::ranges::find(all, entry->limits) == all.end())
            all.push_back(entry->limits);
    return all;
}

// --- Text

// "16", "17 to 20"
std::string range_words(std::size_t least, std::size_t most) {
    if (least == most) return grouped(least);
    return grouped(least) + " to " + grouped(most);
}

std::string row(const std::string& finish, const std::string& moves, const std::string& solutions,
                const std::string& winning, const std::string& sweep) {
    std::array<char, 128> columns{};
    std::snprintf(columns.data(), columns.size(), "  %-7s %8s %35s %15s %12s", finish.c_str(),
                  moves.c_str(), solutions.c_str(), winning.c_str(), sweep.c_str());
    return columns.data() + std::string(1, '\n');
}

std::string problem_row(const Board& board, const Unit& unit, const ProblemFinding& found) {
    const std::string finish = format_finish(board, unit.problem.finish);
    const Answer& answer = found.fewest.answer;
    if (answer.verdict == Verdict::kUndecided)
        return "  " + finish + " is undecided: a limit was reached.\n";
    if (answer.verdict == Verdict::kUnsolvable)
        return "  " + finish + " is impossible: " + proof_words(board, *answer.proof) + ".\n";
    const std::size_t moves = moves_of(board, answer.jumps).size();
    return row(finish, range_words(found.fewest.lower_bound, moves),
               found.solutions ? grouped(*found.solutions) : "?",
               found.winning ? grouped(*found.winning) : "?",
               range_words(found.sweep.jumps, found.sweep.at_most));
}

std::string unit_text(const Board& board, const Unit& unit, const std::optional<Entry>& entry) {
    if (!entry) return "  " + unit_words(board, unit) + " is missing.\n";
    if (const auto* levels = std::get_if<Levels>(&entry->finding)) {
        if (levels->complete)
            return "  " + counted(levels->total, "position") + " can be reached.\n";
        return "  More than " + counted(levels->total, "position") + " can be reached.\n";
    }
    if (const auto* fewest = std::get_if<Answer>(&entry->finding)) {
        const bool known = fewest->verdict == Verdict::kSolvable;
        return "  " + counted(static_cast<std::uint64_t>(fewest->pegs_left), "peg") +
               (known ? " can be left, and no fewer.\n" : " can be left; fewer is undecided.\n");
    }
    return problem_row(board, unit, std::get<ProblemFinding>(entry->finding));
}

}  // namespace

Json atlas_json(const Board& board, std::span<const Unit> units, const Entries& entries) {
    const Totals totals = totals_of(board, units, entries);
    Json vacancies = Json::array();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].kind == Unit::Kind::kPositions)
            vacancies.push_back({
                {"vacancy", format_hole(board, vacancy_of(board, units[i]))},
                {"class", ClassRule(board)(units[i].problem.start.pegs)},
                {"excluded", excluded_problems(board, vacancy_of(board, units[i]))},
                {"positions", unit_json(board, units, entries, i)},
                {"fewest_pegs", unit_json(board, units, entries, i + 1)},
                {"problems", Json::array()},
            });
        else if (units[i].kind == Unit::Kind::kProblem)
            vacancies.back()["problems"].push_back(problem_json(board, units, entries, i));
    }
    const Json drawn = position_json(board, {{board.holes()}, Finish::any()});
    const auto entry = find_in_catalogue(format_board(board));
    return {
        {"board", drawn["board"]},
        {"title", entry ? Json(entry->title) : Json()},
        {"lattice", drawn["lattice"]},
        {"full", drawn["position"]},
        {"holes", drawn["holes"]},
        {"jumps", board.jumps().size()},
        {"symmetries", board.symmetries().size()},
        {"limits", distinct_limits(entries)},
        {"problems", totals.problems},
        {"excluded", totals.excluded},
        {"solvable", totals.of(Verdict::kSolvable)},
        {"unsolvable", totals.of(Verdict::kUnsolvable)},
        {"undecided", totals.of(Verdict::kUndecided)},
        {"missing", totals.missing},
        {"vacancies", std::move(vacancies)},
    };
}

std::string atlas_text(const Board& board, std::span<const Unit> units, const Entries& entries) {
    std::string text = row("finish", "moves", "solutions", "winning", "last sweep");
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Hole vacancy = vacancy_of(board, units[i]);
        if (units[i].kind == Unit::Kind::kPositions)
            text += format_hole(board, vacancy) + " empty, where the rule of three excludes " +
                    counted(excluded_problems(board, vacancy), "problem") + ".\n";
        text += unit_text(board, units[i], entries[i]);
    }
    const Totals totals = totals_of(board, units, entries);
    text += "Of " + counted(totals.problems, "problem") + " up to symmetry " +
            grouped(totals.of(Verdict::kSolvable)) + " can be solved and " +
            grouped(totals.of(Verdict::kUnsolvable)) + " cannot; the rule of three excludes " +
            grouped(totals.excluded);
    if (totals.of(Verdict::kUndecided) > 0)
        text += "; " + grouped(totals.of(Verdict::kUndecided)) + " are undecided";
    if (!totals.missing.empty())
        text += "; " + counted(totals.missing.size(), "unit") + " of the atlas missing";
    return text + ".\n";
}

}  // namespace peg
