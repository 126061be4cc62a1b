// SPDX-License-Identifier: MIT

// `lastpeg explain` prints a solution in few steps: removals of blocks of pegs, and single jumps.

#include <string>

#include "cli/command.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "core/explain/block_shape.h"
#include "report/text.h"

namespace peg {
namespace {

std::string block_words(BlockShape shape) {
    if (shape == BlockShape::kEll) return "L";
    if (shape == BlockShape::kLine) return "line of six";
    return std::string(shape_name(shape));
}

// "Remove the three b3 c3 d3, with the peg d2 and the empty hole d4: d2-d4 b3-d3 d4-d2"
std::string step_words(const Board& board, const Package& package) {
    const std::string moves = format_moves(board, package.jumps);
    if (!package.catalyst) return "Jump " + moves;
    std::string words = "Remove the " + block_words(shape_of(board, package.removes));
    for (const Hole hole : board.reading_order())
        if (contains(package.removes, hole)) words += ' ' + format_hole(board, hole);
    return words + ", with the peg " + format_hole(board, package.catalyst->peg) +
           " and the empty hole " + format_hole(board, package.catalyst->empty) + ": " + moves;
}

std::string explanation_text(const Job& job, const Run& run) {
    const Board& board = job.request().board;
    const PackagedSolution& explanation = *job.explanation();
    switch (explanation.verdict) {
        case Verdict::kSolvable: break;
        case Verdict::kUnsolvable:
            return "Unsolvable: " + proof_words(board, *explanation.proof) + ".\n";
        case Verdict::kUndecided: return "Undecided: " + limit_words(job, run) + ".\n";
    }
    std::string text = counted(explanation.packages.size(), "step");
    text += explanation.fewest
                ? "; no explanation has fewer.\n"
                : "; whether fewer are enough is undecided: " + limit_words(job, run) + ".\n";
    if (explanation.proof)
        text += "Fewer pegs are impossible: " + proof_words(board, *explanation.proof) + ".\n";
    std::size_t number = 0;
    for (const Package& package : explanation.packages)
        text += std::to_string(++number) + ". " + step_words(board, package) + ".\n";
    return text;
}

}  // namespace

Command add_explain(CLI::App& program) {
    return add_search(program, "explain", "Find a solution in a few steps that you can remember",
                      Request::Command::kExplain, Takes::kFinish, explanation_text);
}

}  // namespace peg
