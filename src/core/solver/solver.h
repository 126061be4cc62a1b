// SPDX-License-Identifier: MIT
#pragma once

// The solver: a problem in, a verdict with its solution or its proof out. First solutions of the
// classic problems take 0.02 to 2 ms, most proofs less than 1 ms; the hardest known take minutes.
//
// Resumable, so that the caller owns time: a worker cancels between two steps, the command line
// looks at its clock. Deterministic: the same problem and limits visit the same nodes on every
// machine, whatever the sizes of the steps. The search ends when its tables take more than
// Limits::bytes; as tables grow by doubling, they can be half as large again at that moment.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/clear_proof.h"
#include "core/search/fewest_pegs_search.h"
#include "core/search/finish_set_search.h"
#include "core/search/goal_search.h"
#include "core/search/most_pegs_search.h"
#include "core/support/limits.h"

namespace peg {

struct Answer {
    Verdict verdict = Verdict::kUndecided;  // a limit was reached, or the search has not ended
    // For kSolvable: a solution from the start. For an undecided `fewest`: the jumps to the fewest
    // pegs found.
    std::vector<JumpId> jumps;
    // For kUnsolvable; for a solved `fewest`: that fewer pegs are impossible; for a solved `most`:
    // that no dead end with more pegs can be reached.
    std::optional<Certificate> proof;
    int pegs_left = 0;  // after `jumps`; 0 where there are none to show
    std::uint64_t nodes = 0;
};

// What is wanted of the proof in an answer: that it holds, or that a person can follow it as well,
// which takes up to 0.1 s more (clear_proof.h).
enum class ProofWish : std::uint8_t { kAny, kClear };

class Solver {
public:
    // The board must outlive this object.
    explicit Solver(const Board& board, ProofWish wish = ProofWish::kAny)
        : board_(&board), wish_(wish) {}

    // Begins a problem, whose positions must lie within the board's holes and which has no survivor
    // (survivor_search.h) and no marked pegs (marked_search.h), and forgets the one before. The
    // limits are for this problem.
    void begin(const Problem& problem, const Limits& limits);
    // Goes on for about `nodes` > 0 positions after a begin(). (A linear program is not
    // interrupted: it takes a millisecond, and counts as 500.) True when the answer is there; false
    // means call again.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    // Empty but for the nodes until the verdict is there. That is when step() gave true, or before,
    // where a clear proof is still looked for; its cost is not among the nodes, nor is it limited.
    const Answer& result() const { return answer_; }

private:
    void finish(const GoalSearch& search);
    Certificate certificate(const GoalSearch& search) const;  // when exhausted
    template <class BestEndSearch>
    void finish_best_end(const BestEndSearch& search);
    void finish(const FewestPegsSearch& search) { finish_best_end(search); }
    void finish(const MostPegsSearch& search) { finish_best_end(search); }
    void finish(const FinishSetSearch& search);
    void check();
    void begin_clear_proof();
    bool step_clear_proof(std::uint64_t nodes);
    void show(const std::vector<JumpId>& jumps);

    const Board* board_;
    ProofWish wish_;
    Problem problem_;
    Limits limits_;
    // The one that the finish asks for; nothing before the first begin().
    std::optional<std::variant<GoalSearch, FewestPegsSearch, MostPegsSearch, FinishSetSearch>>
        search_;
    std::optional<ClearProof> clear_proof_;  // while it is looked for
    Answer answer_;
    bool done_ = false;  // the search
};

}  // namespace peg
