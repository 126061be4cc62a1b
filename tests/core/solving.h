// SPDX-License-Identifier: MIT
#pragma once

// Running the solver to its end, and checking what can be checked of any answer.

#include <string>

#include "core/game.h"
#include "core/solver.h"

namespace peg {

// To count proofs by their kind.
inline constexpr std::size_t kProofKinds = static_cast<std::size_t>(Proof::Kind::kCases) + 1;

inline Answer solve(const Board& board, const Problem& problem, const Limits& limits = {},
                    std::uint64_t step = 1'000'000) {
    Solver solver(board);
    solver.begin(problem, limits);
    while (!solver.step(step)) {
    }
    return solver.result();
}

// What is wrong with an answer by itself, whatever the truth; empty where nothing is.
inline std::string fault(const Board& board, const Problem& problem, const Answer& answer) {
    const bool fewest = problem.finish.kind == Finish::Kind::kFewest;
    const Replay played = replay(board, problem, answer.jumps);
    if (played.legal != answer.jumps.size()) return "an illegal jump";
    if (!answer.jumps.empty() && answer.pegs_left != peg_count(played.end)) return "pegs left";
    switch (answer.verdict) {
        case Verdict::kSolvable:
            if (!played.finished) return "the solution does not reach the finish";
            if (answer.pegs_left != peg_count(played.end)) return "pegs left";
            if (!fewest && answer.proof.kind != Proof::Kind::kNone) return "a proof, but solvable";
            return {};
        case Verdict::kUnsolvable:
            if (fewest) return "some number of pegs is the fewest";
            if (!answer.jumps.empty()) return "jumps, but unsolvable";
            if (answer.proof.kind == Proof::Kind::kNone) return "no proof";
            if (!check_proof(board, problem, answer.proof)) return "the proof does not hold";
            return {};
        case Verdict::kUndecided:
            if (!fewest && !answer.jumps.empty()) return "jumps, but undecided";
            if (answer.proof.kind != Proof::Kind::kNone) return "a proof, but undecided";
            return {};
    }
    return "no verdict";
}

}  // namespace peg
