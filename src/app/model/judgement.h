// SPDX-License-Identifier: MIT
#pragma once

// Whether what is drawn can be won. Much is seen at once, without the solver: the rule of three
// alone excludes most of what anybody draws.

#include <optional>
#include <string>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct Judgement {
    Problem problem;
    Verdict verdict = Verdict::kUndecided;  // the solver gave up
    std::vector<JumpId> solution;           // where it can be won; to the fewest pegs, for `fewest`
    std::optional<Certificate> proof;       // where it cannot, unless no peg can jump
    bool interrupted = false;               // the solver did not come to an answer
};

// What the player asked of a position: whether its goal can be reached from it, or whether play
// leads to it from the start. The second is a problem too: the start, with the position as its
// goal.
enum class Way : std::uint8_t { kToGoal, kFromStart };

// A problem that has no solution, the proof of that, and what it means.
struct Disproof {
    Problem problem;
    Certificate proof;
    std::string claim;  // a sentence: "This position cannot be reached from the start."
    Way way = Way::kToGoal;
};

// Whether games are played and proofs are read here for such a problem. Not yet for patterns, one
// of some holes, n pegs, the most pegs and marked pegs, which the solver and the command line
// know.
constexpr bool is_playable(const Problem& problem) {
    const Finish::Kind kind = problem.finish.kind;
    return problem.marks.empty() &&
           (kind == Finish::Kind::kHole || kind == Finish::Kind::kAny ||
            kind == Finish::Kind::kFewest || kind == Finish::Kind::kPosition);
}

// What can be said without the solver; nothing where it has to be asked. Takes microseconds.
std::optional<Judgement> judge_at_once(const Board& board, const Problem& problem);

// The holes that the rule of three leaves for a last peg.
Bits possible_last_holes(const Board& board, Position position);

}  // namespace peg
