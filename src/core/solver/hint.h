// SPDX-License-Identifier: MIT
#pragma once

// A hint: whether the position is still winnable, by which jump, and the verdict after every other
// legal jump. Resumable and deterministic like the solver, which it runs once for the position and
// once for each legal jump whose verdict does not follow from that; where the problem has a
// survivor or marked pegs, the search for those.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/solver/marked_search.h"
#include "core/solver/solver.h"
#include "core/solver/survivor_search.h"

namespace peg {

struct JudgedJump {
    JumpId jump = 0;
    Verdict verdict = Verdict::kUndecided;  // of the position after the jump
    // For kUnsolvable; none where the position itself is proved lost, or the jump takes the
    // survivor or a marked peg.
    std::optional<Certificate> proof;
};

// For the finishes `fewest` and `most` a jump is kSolvable when the best end can still be reached
// after it.
struct Hint {
    Verdict verdict = Verdict::kUndecided;
    std::optional<JumpId> jump;        // the first of a solution, when solvable
    std::vector<JumpId> solution;      // the whole of it
    std::optional<Certificate> proof;  // when unsolvable; at the end a clear one (clear_proof.h)
    std::vector<JudgedJump> jumps;     // every legal jump, in the board's order
    std::uint64_t nodes = 0;
};

class HintSearch {
public:
    // The board must outlive this object.
    explicit HintSearch(const Board& board);

    // As Solver::begin. The limits are for the position, and again for each jump.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. result() says between steps what is known so far: first the verdict, the
    // jump and the solution or a proof, then the verdicts after the jumps one by one, or the clear
    // proof.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Hint& result() const { return hint_; }

private:
    using Search = std::variant<Solver, SurvivorSearch, MarkedSearch>;

    void begin_search(const Problem& problem);
    Progress search_progress() const;
    bool step_clear_proof(std::uint64_t nodes);
    void take_verdict_of_position();
    void take_verdict_of_jump();
    bool begin_next_jump();

    const Board* board_;
    Search search_;
    Problem problem_;
    Limits limits_;
    Hint hint_;
    std::optional<ClearProof> clear_proof_;  // while it is looked for
    bool position_done_ = false;             // the position comes first
    std::size_t next_ = 0;  // then hint_.jumps; all below this index have their verdicts
    int best_ = 0;          // pegs at the best end, for the finishes `fewest` and `most`
};

}  // namespace peg
