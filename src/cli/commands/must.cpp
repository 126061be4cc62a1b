// SPDX-License-Identifier: MIT

// `lastpeg must` says what all solutions have in common: jumps, and the last peg.

#include <string>

#include "cli/command.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "report/text.h"

namespace peg {
namespace {

// "d4", "d4 or b4", "b2, d4 or f6"
std::string one_of(const Board& board, const std::vector<Hole>& holes) {
    std::string words;
    for (std::size_t n = 0; n < holes.size(); ++n) {
        if (n > 0) words += n + 1 == holes.size() ? " or " : ", ";
        words += format_hole(board, holes[n]);
    }
    return words;
}

std::string jumps_words(const Board& board, const std::vector<JumpId>& jumps) {
    std::string words;
    for (const JumpId jump : jumps) words += ' ' + format_jump(board, jump);
    return words;
}

std::string landmark_jumps_text(const Board& board, const Landmarks& known,
                                const std::string& limit) {
    std::string text;
    if (!known.jumps.empty())
        text = "Every solution contains " + counted(known.jumps.size(), "jump") + ':' +
               jumps_words(board, known.jumps) + ".\n";
    else if (known.undecided.empty())
        text = "No jump is in every solution.\n";
    if (!known.undecided.empty())
        text += "Undecided: " + counted(known.undecided.size(), "jump") + ':' +
                jumps_words(board, known.undecided) + "; " + limit + ".\n";
    return text;
}

std::string last_pegs_text(const Board& board, const Landmarks::LastPegs& last,
                           const std::string& limit) {
    if (last.undecided.empty() && last.possible.size() == 1)
        return "Every solution keeps the peg in " + one_of(board, last.possible) + " to the end.\n";
    std::string text = "The last peg can be the one in " + one_of(board, last.possible);
    if (!last.undecided.empty())
        text += "; undecided: " + one_of(board, last.undecided) + "; " + limit;
    return text + ".\n";
}

std::string must_text(const Job& job, const Run& run) {
    const Board& board = job.request().board;
    const Landmarks& known = *job.landmarks();
    const std::string limit = limit_words(job, run);
    switch (known.verdict) {
        case Verdict::kSolvable: break;
        case Verdict::kUnsolvable: return "Unsolvable: " + proof_words(board, *known.proof) + ".\n";
        case Verdict::kUndecided: return "Undecided: " + limit + ".\n";
    }
    return landmark_jumps_text(board, known, limit) +
           (known.last ? last_pegs_text(board, *known.last, limit) : std::string());
}

}  // namespace

Command add_must(CLI::App& program) {
    return add_search(program, "must",
                      "Find the jumps that every solution contains, and which peg can be the last",
                      Request::Command::kMust, Takes::kFinish, must_text);
}

}  // namespace peg
