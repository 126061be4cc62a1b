// SPDX-License-Identifier: MIT

// `lastpeg solutions` prints distinct solutions, one per line.

#include <memory>
#include <random>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "report/knowledge_json.h"
#include "report/report_errors.h"
#include "report/text.h"

namespace peg {
namespace {

struct SolutionsArguments : Arguments {
    std::optional<double> first;
    std::optional<double> seed;
    bool random = false;
    bool shortest = false;
};

// The first line has the seed that gives the same solutions again; then one solution per line.
std::string solutions_text(const Job& job, const Run& run) {
    const Solutions& solutions = *job.solutions();
    const auto& seed = job.request().choice.seed;
    std::string text;
    if (seed) text += "Seed " + std::to_string(*seed) + ".\n";
    for (const auto& jumps : solutions.found)
        text += format_moves(job.request().board, jumps) + '\n';
    if (solutions.complete)
        return text +
               (solutions.found.empty() ? "There are no solutions.\n" : "There are no more.\n");
    const bool enough = solutions.found.size() == job.request().choice.first;
    return enough ? text : text + "Undecided: " + limit_words(job, run) + ".\n";
}

// One solution per line; then their number, or the progress of the search.
std::string shortest_text(const Job& job, const Run& run) {
    const ShortestSolutions& shortest = *job.shortest_solutions();
    std::string text;
    for (const auto& jumps : shortest.found)
        text += format_moves(job.request().board, jumps) + '\n';
    if (shortest.count == 0) return "There are no solutions.\n";
    const std::string moves = counted(shortest.moves, "move");
    if (shortest.count)
        return text + (shortest.count == 1 ? "There is 1 solution in " : "There are ") +
               (shortest.count == 1 ? moves : grouped(*shortest.count) + " solutions in " + moves) +
               ", and none in fewer, whatever the order of moves and up to symmetry.\n";
    const std::string limit = limit_words(job, run) + ".\n";
    if (shortest.found.empty()) return "Undecided: " + limit;
    if (shortest.at_least < shortest.moves)
        return text + "Undecided whether fewer than " + moves + " are enough (at least " +
               counted(shortest.at_least, "move") + "): " + limit;
    return text + "No solution has fewer than " + moves +
           "; how many have so few is not counted: " + limit;
}

bool is_complete(const Job& job) {
    return job.shortest_solutions() == nullptr || job.shortest_solutions()->count;
}

Outcome solutions(const SolutionsArguments& arguments) {
    auto request = read_request(arguments, Request::Command::kSolutions);
    if (!request) return request.error();
    const auto choice =
        make_choice(arguments.first, arguments.seed, arguments.shortest, "--first", "--seed");
    if (!choice) return choice.error();
    Request wanted = *std::move(request);
    wanted.choice = *choice;
    if (auto error = check_finish(wanted)) return *std::move(error);
    if (arguments.random && arguments.shortest) return report_error("seed_shortest");
    if (arguments.random && !wanted.choice.seed) wanted.choice.seed = std::random_device{}();
    Job job(wanted);
    const Run run = run_job(job, Progressing::kShown);
    if (run.interrupted) return ExitStatus::kInterrupted;
    const auto& found =
        arguments.shortest ? job.shortest_solutions()->found : job.solutions()->found;
    const ExitStatus status = is_complete(job) ? status_of(job.verdict()) : ExitStatus::kUndecided;
    if (arguments.json) {
        Json lines = solution_lines(wanted.board, found);
        if (wanted.spelling) wanted.spelling->apply(lines);
        return print(to_line(lines) + '\n', status);
    }
    return print(in_spelling(wanted, arguments.shortest ? shortest_text(job, run)
                                                        : solutions_text(job, run)),
                 status);
}

}  // namespace

Command add_solutions(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "solutions", "Find distinct solutions: the order of independent jumps makes no difference");
    const auto arguments = std::make_shared<SolutionsArguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_number(*command, "--first", "N", "Find the first N (10; of the shortest 0 is all)",
               arguments->first);
    command->add_flag("--shortest", arguments->shortest,
                      "Count those in the fewest moves, up to symmetry and the order of moves");
    command->add_flag("--random", arguments->random, "Find them in a new order each time");
    add_number(*command, "--seed", "N", "Find them in the order of this seed", arguments->seed);
    add_limits(*command, *arguments);
    add_notation(*command, *arguments);
    command->add_flag("--json", arguments->json, "Print a JSON array of solutions");
    return {command, [arguments] { return solutions(*arguments); }};
}

}  // namespace peg
