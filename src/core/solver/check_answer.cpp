// SPDX-License-Identifier: MIT
#include "core/solver/check_answer.h"

#include "core/board/game.h"
#include "core/proof/check_certificate.h"

namespace peg {

namespace {

// Whether the proof shows that fewer pegs are impossible. Classes and cases exclude one peg, so
// they prove that two pegs are the minimum; three or more pegs can only be proved by a search.
bool fewest_holds(const Board& board, const Problem& problem, const Answer& answer) {
    if (!answer.proof) return answer.pegs_left <= 1;
    if (const auto* search = answer.proof->as<SearchCertificate>()) return search->positions > 0;
    return answer.pegs_left <= 2 &&
           check_certificate(board, {problem.start, Finish::any()}, *answer.proof).may_hold();
}

// Whether the proof shows that a dead end with more pegs is impossible; only a search can.
bool most_holds(const Answer& answer) {
    if (!answer.proof) return answer.jumps.empty();
    const auto* search = answer.proof->as<SearchCertificate>();
    return search != nullptr && search->positions > 0;
}

}  // namespace

bool answer_holds(const Board& board, const Problem& problem, const Answer& answer) {
    const Replay played = replay(board, problem, answer.jumps);
    if (played.legal != answer.jumps.size()) return false;
    switch (answer.verdict) {
        case Verdict::kSolvable:
            if (!played.finished || answer.pegs_left != peg_count(played.end)) return false;
            if (problem.finish.kind == Finish::Kind::kMost) return most_holds(answer);
            return problem.finish.kind != Finish::Kind::kFewest ||
                   fewest_holds(board, problem, answer);
        case Verdict::kUnsolvable:
            return answer.proof && check_certificate(board, problem, *answer.proof).may_hold();
        case Verdict::kUndecided: return true;
    }
    return false;
}

}  // namespace peg
