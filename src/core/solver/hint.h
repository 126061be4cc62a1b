// SPDX-License-Identifier: MIT
#pragma once

// A hint for a position: whether it can still be won, by which jump, and the verdict after every
// other legal jump. Resumable and deterministic like the solver, which it runs once for the
// position and once for each legal jump whose verdict does not follow from that. For a problem with
// a survivor or marked pegs it runs MarkedSearch instead.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/solver/marked_search.h"
#include "core/solver/solver.h"

namespace peg {

struct JudgedJump {
    JumpId jump = 0;
    Verdict verdict = Verdict::kUndecided;  // of the position after the jump
    // For kUnsolvable; empty if the position itself is proved lost, or if the jump removes the
    // survivor or a marked peg.
    std::optional<Certificate> proof;
};

// For the finishes `fewest` and `most`, a jump is kSolvable if the best end can still be reached
// after it.
struct Hint {
    Verdict verdict = Verdict::kUndecided;
    std::optional<JumpId> jump;        // if solvable: the first jump of a solution
    std::vector<JumpId> solution;      // all its jumps
    std::optional<Certificate> proof;  // if unsolvable; at the end a readable one
    std::vector<JudgedJump> jumps;     // every legal jump, in the board's order
    std::uint64_t nodes = 0;
};

class HintSearch {
public:
    // The board outlives this object.
    explicit HintSearch(const Board& board);

    // See Solver::begin. The limits apply to the position, and again to each jump.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step. Between steps, result() has what is known so far: first the verdict with
    // the jump and the solution, or a proof; then the verdicts after the jumps one by one, or the
    // readable proof.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Hint& result() const { return hint_; }

private:
    using Search = std::variant<Solver, MarkedSearch>;

    void begin_search(const Problem& problem);
    Progress search_progress() const;
    bool step_readable_proof(std::uint64_t nodes);
    void take_verdict_of_position();
    void take_verdict_of_jump();
    bool begin_next_jump();

    const Board* board_;
    Search search_;
    Problem problem_;
    Limits limits_;
    Hint hint_;
    std::optional<ReadableProof> readable_proof_;  // while it is sought
    bool position_done_ = false;                   // the position itself is judged first
    std::size_t next_ = 0;  // index in hint_.jumps; all before it have their verdicts
    int best_ = 0;          // pegs at the best end, for the finishes `fewest` and `most`
};

}  // namespace peg
