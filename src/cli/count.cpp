// SPDX-License-Identifier: MIT

// `lastpeg count`: how many solutions there are, and how many positions can be reached and won.

#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run_job.h"
#include "report/text.h"

namespace peg {
namespace {

std::string solutions_words(const Count& count) {
    if (*count.solutions == kTooMany) return "at least " + grouped(to_decimal(kTooMany));
    return grouped(to_decimal(*count.solutions));
}

std::string count_text(const Job& job, const Run& run) {
    const Count& count = *job.count();
    const std::string limit = limit_words(job, run) + ".\n";
    std::string text;
    switch (count.verdict) {
        case Verdict::kSolvable:
            text =
                "Solvable: " + solutions_words(count) +
                (*count.solutions == 1 ? " solution.\n" : " solutions, as sequences of jumps.\n");
            break;
        case Verdict::kUnsolvable: text = "Unsolvable: there are no solutions.\n"; break;
        case Verdict::kUndecided: text = "Undecided: " + limit; break;
    }
    const std::string positions = counted(count.positions, "position");
    const std::string won =
        count.solutions ? ", and " + grouped(count.winning) + " of them won" : std::string();
    if (count.complete) return text + positions + " can be reached" + won + ", up to symmetry.\n";
    text += "At least " + positions + " can be reached" + won + ", up to symmetry";
    // An undecided count has said which limit it was.
    return text + (count.verdict == Verdict::kUndecided ? ".\n" : "; then " + limit);
}

}  // namespace

Command add_count(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("count", "Count the solutions, and the positions up to symmetry");
    const auto arguments = std::make_shared<Arguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_limits(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] {
                return run_and_print(read_request(*arguments, Request::Command::kCount),
                                     arguments->json, count_text);
            }};
}

}  // namespace peg
