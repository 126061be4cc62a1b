// SPDX-License-Identifier: MIT
#include "cli/commands/problems.h"

#include <string>

#include "cli/console.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "core/board/single_vacancy.h"
#include "report/text.h"

namespace peg {
namespace {

std::string_view sign_of(const Answer& answer) {
    if (answer.verdict == Verdict::kSolvable) return "yes";
    return answer.verdict == Verdict::kUnsolvable ? "no" : "?";
}

// The line of a problem. Problems that the position class excludes are only counted.
std::string line_of(const Board& board, const Problem& problem, const Answer& answer) {
    std::string line = start_words(board, problem.start) + " to " +
                       format_finish(board, problem.finish) + ": " + std::string(sign_of(answer)) +
                       ", ";
    if (answer.verdict == Verdict::kSolvable)
        return line + format_moves(board, answer.jumps) + '\n';
    if (answer.verdict == Verdict::kUndecided) return line + "a limit was reached\n";
    return line + proof_words(board, *answer.proof) + '\n';
}

}  // namespace

Outcome print_problems(const Arguments& arguments) {
    const auto given = read_request(arguments);
    if (!given) return given.error();
    const Board& board = given->board;
    Json problems = Json::array();
    std::string text;
    std::size_t done = 0, by_class = 0, solvable = 0, open = 0;
    ProgressLine line;
    const auto all = single_vacancy_problems(board);
    for (const Problem& problem : all) {
        Request request = *given;
        request.problem = problem;
        Job job(request);
        const Run run = run_job(job, Progressing::kSilent);
        if (run.interrupted) return ExitStatus::kInterrupted;
        const Answer& answer = *job.answer();
        solvable += answer.verdict == Verdict::kSolvable;
        open += answer.verdict == Verdict::kUndecided;
        if (answer.proof && answer.proof->as<ClassCertificate>() != nullptr)
            ++by_class;
        else if (!arguments.json)
            text += in_spelling(request, line_of(board, problem, answer));
        if (arguments.json) problems.push_back(job.result(run.seconds));
        line.show(counted(++done, "problem") + " of " + grouped(all.size()));
    }
    const ExitStatus status = open > 0 ? ExitStatus::kUndecided : ExitStatus::kDone;
    if (arguments.json)
        return print(to_line({{"board", format_board(board)}, {"problems", std::move(problems)}}) +
                         '\n',
                     status);
    text += "Of " + counted(all.size(), "problem") + " up to symmetry " + grouped(solvable) +
            " can be solved; the rule of three excludes " + grouped(by_class);
    if (open > 0) text += "; " + grouped(open) + " are undecided";
    return print(text + ".\n", status);
}

}  // namespace peg
