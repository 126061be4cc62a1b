// SPDX-License-Identifier: MIT

// `lastpeg hint` names the next jump, and says which legal jumps keep the game winnable.

#include <string>

#include "cli/command.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "report/text.h"

namespace peg {
namespace {

std::string first_words(const Job& job, const Run& run) {
    const Board& board = job.request().board;
    const Hint& hint = *job.hint();
    switch (hint.verdict) {
        case Verdict::kSolvable:
            return hint.jump ? "Hint: " + format_jump(board, *hint.jump) : "The finish is reached";
        case Verdict::kUnsolvable:
            return "This position cannot be won: " + proof_words(board, *hint.proof);
        case Verdict::kUndecided: break;
    }
    return "Undecided: " + limit_words(job, run);
}

std::string judgement(const Board& board, const JudgedJump& jump) {
    switch (jump.verdict) {
        case Verdict::kSolvable: return "keeps it winnable";
        case Verdict::kUnsolvable:
            return jump.proof ? "loses: " + proof_words(board, *jump.proof) : "loses";
        case Verdict::kUndecided: break;
    }
    return "undecided";
}

std::string hint_text(const Job& job, const Run& run) {
    const Board& board = job.request().board;
    std::string text = first_words(job, run) + ".\n";
    if (job.hint()->verdict == Verdict::kUnsolvable) return text;  // every jump loses
    for (const JudgedJump& jump : job.hint()->jumps)
        text += format_jump(board, jump.jump) + "  " + judgement(board, jump) + ".\n";
    return text;
}

}  // namespace

Command add_hint(CLI::App& program) {
    return add_search(program, "hint", "Show the next jump, and judge all others",
                      Request::Command::kHint, Takes::kSurvivor, hint_text);
}

}  // namespace peg
