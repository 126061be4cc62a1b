// SPDX-License-Identifier: MIT
#pragma once

// The solver: takes a problem, and returns a verdict with a solution or a proof.
//
// Resumable, so that the caller owns time: a worker can cancel between two steps, and the command
// line can check its clock. Deterministic: the same problem and limits visit the same nodes on
// every machine, whatever the sizes of the steps. The search ends when its tables take more than
// Limits::bytes; because tables grow by doubling, they may be up to one and a half times as large
// at that moment.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/readable_proof.h"
#include "core/search/finishes/fewest_pegs_search.h"
#include "core/search/finishes/finish_set_search.h"
#include "core/search/finishes/most_pegs_search.h"
#include "core/search/goal_search.h"
#include "core/support/limits.h"

namespace peg {

struct Answer {
    Verdict verdict = Verdict::kUndecided;  // kUndecided: a limit was reached, or the search has
                                            // not ended
    // For kSolvable: a solution from the start. For an undecided `fewest`: the jumps to the fewest
    // pegs found.
    std::vector<JumpId> jumps;
    // For kUnsolvable: why. For a solved `fewest`: that fewer pegs are impossible. For a solved
    // `most`: that no dead end with more pegs can be reached.
    std::optional<Certificate> proof;
    int pegs_left = 0;  // after `jumps`; 0 if `jumps` has nothing to show
    std::uint64_t nodes = 0;
};

// What is asked of the proof in an answer: any proof that holds, or one that a person can follow,
// which takes more time (readable_proof.h).
enum class ProofWish : std::uint8_t { kAny, kReadable };

class Solver {
public:
    // The board outlives this object.
    explicit Solver(const Board& board, ProofWish wish = ProofWish::kAny)
        : board_(&board), wish_(wish) {}

    // Begins a problem and forgets the previous one. The problem's positions lie within the board's
    // holes, and it has no survivor and no marked pegs (marked_search.h). The limits apply to this
    // problem.
    void begin(const Problem& problem, const Limits& limits);
    // Searches about `nodes` > 0 positions. Requires begin(). (A linear program is not interrupted;
    // it counts as 500 nodes.) Returns true when the answer is complete; false means call again.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    // Empty except for the nodes until there is a verdict. That is when step() has returned true,
    // or earlier, while a readable proof is still sought; the cost of that is neither included in
    // the nodes nor limited.
    const Answer& result() const { return answer_; }

private:
    void finish(const GoalSearch& search);
    Certificate certificate(const GoalSearch& search) const;  // requires kExhausted
    template <class BestEndSearch>
    void finish_best_end(const BestEndSearch& search);
    void finish(const FewestPegsSearch& search) { finish_best_end(search); }
    void finish(const MostPegsSearch& search) { finish_best_end(search); }
    void finish(const FinishSetSearch& search);
    void check();
    void begin_readable_proof();
    bool step_readable_proof(std::uint64_t nodes);
    void show(const std::vector<JumpId>& jumps);

    const Board* board_;
    ProofWish wish_;
    Problem problem_;
    Limits limits_;
    // The search for this kind of finish; empty before the first begin().
    std::optional<std::variant<GoalSearch, FewestPegsSearch, MostPegsSearch, FinishSetSearch>>
        search_;
    std::optional<ReadableProof> readable_proof_;  // while it is sought
    Answer answer_;
    bool done_ = false;  // whether the search has ended
};

}  // namespace peg
