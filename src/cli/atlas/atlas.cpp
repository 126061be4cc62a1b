// SPDX-License-Identifier: MIT
#include "cli/atlas/atlas.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/proof/position_class.h"
#include "report/text.h"

namespace peg {
namespace {

// Number of problems by Verdict.
struct Verdicts : std::array<std::size_t, 3> {
    std::size_t of(Verdict verdict) const { return (*this)[static_cast<std::size_t>(verdict)]; }
};

struct Totals {
    std::size_t problems = 0;  // single-vacancy problems
    std::size_t excluded = 0;
    Verdicts single{};
    Verdicts pairs{};
    std::vector<std::string> missing;
};

Totals totals_of(const Board& board, std::span<const Unit> units, const Entries& entries) {
    Totals totals;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        if (unit.kind == Unit::Kind::kPositions)
            totals.excluded += excluded_problems(board, unit.problem.start);
        totals.problems += unit.kind == Unit::Kind::kProblem;
        if (!entries[i]) totals.missing.push_back(unit_words(board, unit));
        const Answer* answer = entries[i] ? answer_of(entries[i]->result) : nullptr;
        if (answer == nullptr || unit.kind == Unit::Kind::kMinPegs) continue;
        Verdicts& verdicts = unit.kind == Unit::Kind::kProblem ? totals.single : totals.pairs;
        ++verdicts[static_cast<std::size_t>(answer->verdict)];
    }
    totals.problems += totals.excluded;
    return totals;
}

// --- JSON

Json unit_json(const Board& board, std::span<const Unit> units, const Entries& entries,
               std::size_t i) {
    if (!entries[i]) return {};
    Json json = unit_result_json(board, entries[i]->result);
    json["command"] = unit_command(board, units[i]);
    json["piece"] = std::to_string(i + 1) + '/' + std::to_string(units.size());
    return json;
}

// An object with a key for the name, then all keys of `rest`, which may be null.
Json named_json(const char* key, const std::string& name, const Json& rest) {
    Json json{{key, name}};
    if (!rest.is_null()) json.update(rest);
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

// The text for a problem without a solution.
std::string lost_text(const Board& board, const std::string& name, const Answer& answer) {
    if (answer.verdict == Verdict::kUndecided)
        return "  " + name + " is undecided: a limit was reached.\n";
    return "  " + name + " is impossible: " + proof_words(board, *answer.proof) + ".\n";
}

std::string problem_row(const Board& board, const Unit& unit, const ProblemResult& found) {
    const std::string finish = format_finish(board, unit.problem.finish);
    const Answer& answer = found.fewest.answer;
    if (answer.verdict != Verdict::kSolvable) return lost_text(board, finish, answer);
    const std::size_t moves = moves_of(board, answer.jumps).size();
    return row(finish, range_words(found.fewest.lower_bound, moves),
               found.solutions ? grouped(*found.solutions) : "?",
               found.winning ? grouped(*found.winning) : "?",
               range_words(found.sweep.jumps, found.sweep.at_most));
}

std::string unit_text(const Board& board, const Unit& unit, const std::optional<Entry>& entry) {
    if (!entry) return "  " + unit_words(board, unit) + " is missing.\n";
    if (const auto* levels = std::get_if<Levels>(&entry->result)) {
        if (levels->complete)
            return "  " + counted(levels->total, "position") + " can be reached.\n";
        return "  More than " + counted(levels->total, "position") + " can be reached.\n";
    }
    if (const auto* fewest = std::get_if<Answer>(&entry->result)) {
        const bool known = fewest->verdict == Verdict::kSolvable;
        return "  " + counted(static_cast<std::uint64_t>(fewest->pegs_left), "peg") +
               (known ? " can be left, and no fewer.\n" : " can be left; fewer is undecided.\n");
    }
    if (const auto* pair = std::get_if<DoubleVacancyResult>(&entry->result)) {
        if (pair->answer.verdict == Verdict::kSolvable) return {};
        return lost_text(board, unit_words(board, unit), pair->answer);
    }
    return problem_row(board, unit, std::get<ProblemResult>(entry->result));
}

}  // namespace

Json atlas_json(const Board& board, std::span<const Unit> units, const Entries& entries) {
    const Totals totals = totals_of(board, units, entries);
    Json vacancies = Json::array();
    Json pairs = Json::array();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::string vacancy = vacancy_words(board, units[i]);
        const Problem& problem = units[i].problem;
        Json json = unit_json(board, units, entries, i);
        switch (units[i].kind) {
            case Unit::Kind::kPositions:
                vacancies.push_back({{"vacancy", vacancy},
                                     {"class", ClassRule(board)(problem.start.pegs)},
                                     {"excluded", excluded_problems(board, problem.start)},
                                     {"positions", std::move(json)},
                                     {"fewest_pegs", Json()},
                                     {"problems", Json::array()}});
                break;
            case Unit::Kind::kMinPegs: vacancies.back()["fewest_pegs"] = std::move(json); break;
            case Unit::Kind::kProblem:
                vacancies.back()["problems"].push_back(
                    named_json("finish", format_finish(board, problem.finish), json));
                break;
            case Unit::Kind::kDoubleVacancy:
                pairs.push_back(named_json("vacancy", vacancy, json));
                break;
        }
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
        {"solvable", totals.single.of(Verdict::kSolvable)},
        {"unsolvable", totals.single.of(Verdict::kUnsolvable)},
        {"undecided", totals.single.of(Verdict::kUndecided)},
        {"missing", totals.missing},
        {"vacancies", std::move(vacancies)},
        {"double_vacancies", std::move(pairs)},
    };
}

std::string atlas_text(const Board& board, std::span<const Unit> units, const Entries& entries) {
    std::string text = row("finish", "moves", "solutions", "winning", "last sweep");
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].kind == Unit::Kind::kPositions)
            text += vacancy_words(board, units[i]) + " empty, where the rule of three excludes " +
                    counted(excluded_problems(board, units[i].problem.start), "problem") + ".\n";
        text += unit_text(board, units[i], entries[i]);
    }
    const Totals totals = totals_of(board, units, entries);
    text += "Of " + counted(totals.problems, "problem") + " up to symmetry " +
            grouped(totals.single.of(Verdict::kSolvable)) + " can be solved and " +
            grouped(totals.single.of(Verdict::kUnsolvable)) +
            " cannot; the rule of three excludes " + grouped(totals.excluded);
    if (totals.single.of(Verdict::kUndecided) > 0)
        text += "; " + grouped(totals.single.of(Verdict::kUndecided)) + " are undecided";
    if (totals.pairs.of(Verdict::kSolvable) > 0)
        text += "; " + counted(totals.pairs.of(Verdict::kSolvable), "double-vacancy complement") +
                " can be solved";
    if (!totals.missing.empty())
        text += "; " + counted(totals.missing.size(), "unit") + " of the atlas missing";
    return text + ".\n";
}

}  // namespace peg
