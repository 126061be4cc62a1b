// SPDX-License-Identifier: MIT
#pragma once

// Whether a drawn problem can be won. Often this is known without the solver: the rule of three
// excludes most problems that people draw.

#include <optional>
#include <string>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct Judgement {
    Problem problem;
    Verdict verdict = Verdict::kUndecided;  // undecided: the solver gave up
    std::vector<JumpId> solution;  // if winnable; with the finish `fewest` or `most`, to the best
                                   // end
    std::optional<Certificate> proof;  // if not winnable, unless no jump is possible
    bool interrupted = false;          // the solver ended without an answer
};

// The player's question about a position: whether its goal can be reached from it, or whether play
// from the start can lead to it. The second is the problem from the start with the position as its
// goal.
enum class Way : std::uint8_t { kToGoal, kFromStart };

// A problem without a solution, the proof, and its meaning.
struct Disproof {
    Problem problem;
    Certificate proof;
    std::string claim;  // the meaning: "This position cannot be reached from the start."
    Way way = Way::kToGoal;
};

// The judgement, if it is possible without the solver. Cheap.
std::optional<Judgement> judge_at_once(const Board& board, const Problem& problem);

// The holes in which the rule of three allows a last peg.
Bits possible_last_holes(const Board& board, Position position);

}  // namespace peg
