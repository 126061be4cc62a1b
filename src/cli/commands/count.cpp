// SPDX-License-Identifier: MIT

// `lastpeg count` counts the solutions, and the positions that can be reached and won.

#include <memory>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/run_job.h"
#include "report/text.h"

namespace peg {
namespace {

std::string solutions_words(const Count& count) {
    if (*count.solutions == kTooMany) return "at least " + grouped(to_decimal(kTooMany));
    return grouped(to_decimal(*count.solutions));
}

// Only if symmetries make a difference.
std::string symmetry_text(const Count& count) {
    if (!count.up_to_symmetry || count.up_to_symmetry == count.solutions) return {};
    return "Counting mirror images and rotations once: " +
           grouped(to_decimal(*count.up_to_symmetry)) + ".\n";
}

// Complete games, the odds of random play, and solutions as sets of jumps, as far as known.
std::string play_outs_text(const Count& count) {
    std::string text;
    if (count.play_outs && *count.play_outs != kTooMany)
        text += (*count.play_outs == 1
                     ? "There is 1 play-out"
                     : "There are " + grouped(to_decimal(*count.play_outs)) + " play-outs") +
                std::string(": games played until no jump is left.\n");
    if (count.odds) text += "Random jumps win with odds of " + odds_words(*count.odds) + ".\n";
    if (count.jump_sets && *count.jump_sets != kTooMany && *count.jump_sets != 0)
        text += "Ignoring the order of jumps: " + grouped(to_decimal(*count.jump_sets)) +
                (*count.jump_sets == 1 ? " solution.\n" : " solutions.\n");
    return text;
}

// Estimates from random games for what is not known exactly.
std::string estimate_text(const Count& count) {
    if (!count.estimate) return {};
    const auto& [play_outs, odds, games] = *count.estimate;
    const auto from = [number = grouped(games)](const Estimate& estimate) {
        return " (estimated from " + number + " random games, give or take " +
               odds_words(estimate.standard_error) + ").\n";
    };
    std::string text;
    if (!count.play_outs || *count.play_outs == kTooMany)
        text += "There are about " + odds_words(play_outs.mean) + " play-outs" + from(play_outs);
    if (odds && !count.odds)
        text += "Random jumps win with odds of about " + odds_words(odds->mean) + from(*odds);
    return text;
}

// For a solvable problem. A limit can end the count after the winning positions, before the
// solutions.
std::string solutions_text(const Count& count) {
    if (count.solutions)
        return "Solvable: " + solutions_words(count) +
               (*count.solutions == 1 ? " solution.\n"
                                      : " solutions, counting each order of jumps.\n") +
               symmetry_text(count);
    return "Solvable: " + counted(*count.winning, "position") +
           " can be reached and won, up to symmetry.\n";
}

// The first lines of count_text, known long before the positions and the play-outs.
std::string first_text(const Job& job) {
    const Count& count = *job.count();
    const bool known = count.verdict == Verdict::kSolvable && count.solutions;
    return known ? solutions_text(count) : std::string();
}

std::string count_text(const Job& job, const Run& run) {
    const Count& count = *job.count();
    const std::string limit = limit_words(job, run) + ".\n";
    std::string text;
    switch (count.verdict) {
        case Verdict::kSolvable: text = solutions_text(count); break;
        case Verdict::kUnsolvable: text = "Unsolvable: there are no solutions.\n"; break;
        case Verdict::kUndecided: text = "Undecided: " + limit; break;
    }
    if (job.request().until == CountSearch::Until::kWinning) return text;
    if (count.verdict == Verdict::kSolvable && !count.solutions)
        return text + "The solutions are not counted: " + limit + estimate_text(count);
    if (job.request().until == CountSearch::Until::kSets && !count.jump_sets)
        text += "The solutions are not counted without their order: " + limit;
    if (job.request().until == CountSearch::Until::kSolutions ||
        job.request().until == CountSearch::Until::kSets)
        return text + play_outs_text(count) + estimate_text(count);
    const std::string positions = counted(count.positions, "position");
    const std::string won =
        count.winning ? ", and " + grouped(*count.winning) + " of them won" : std::string();
    if (count.complete)
        return text + positions + " can be reached" + won + ", up to symmetry.\n" +
               play_outs_text(count) + estimate_text(count);
    text += "At least " + positions + " can be reached" + won + ", up to symmetry";
    // The text of an undecided count already names the limit.
    text += count.verdict == Verdict::kUndecided ? ".\n" : "; then " + limit;
    return text + play_outs_text(count) + estimate_text(count);
}

struct CountArguments : Arguments {
    std::optional<std::string> until;
};

Outcome count_solutions(const CountArguments& arguments) {
    auto request = read_request(arguments, Request::Command::kCount);
    if (!request) return request.error();
    const auto until = parse_until(arguments.until, "--until");
    if (!until) return until.error();
    Request wanted = *std::move(request);
    wanted.until = *until;
    return run_and_print(wanted, arguments.json, count_text, first_text);
}

}  // namespace

Command add_count(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("count", "Count the solutions, and the positions up to symmetry");
    const auto arguments = std::make_shared<CountArguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_text(*command, "--until", "WHAT",
             "Stop after counting the `winning` positions, the `solutions`, the `positions` or the "
             "`sets` of jumps, or count play-outs too (`all`)",
             arguments->until);
    add_limits(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] { return count_solutions(*arguments); }};
}

}  // namespace peg
