// SPDX-License-Identifier: MIT
#pragma once

// A hint: is the position still winnable, by which jump, and what becomes of every other one.
// Resumable and deterministic like the solver that it runs, once for the position and once for
// each legal jump not settled by that.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver.h"

namespace peg {

struct JudgedJump {
    JumpId jump = 0;
    Verdict verdict = Verdict::kUndecided;  // of the position after the jump
    Proof proof;  // for kUnsolvable; none where the position itself is proved lost
};

// For the finish `fewest` a jump is "solvable" when it keeps the fewest pegs in reach.
struct Hint {
    Verdict verdict = Verdict::kUndecided;
    std::optional<JumpId> jump;     // the first of a solution, when solvable
    std::vector<JumpId> solution;   // the whole of it
    Proof proof;                    // when unsolvable
    std::vector<JudgedJump> jumps;  // every legal jump, in the board's order
    std::uint64_t nodes = 0;
};

class HintSearch {
public:
    explicit HintSearch(const Board& board);

    // The limits are for the position and each jump by itself.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. What is known so far can be read from result() between steps: first the
    // verdict, the jump and the solution, then the jumps one by one.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Hint& result() const { return hint_; }

private:
    void settle_position();
    void settle_jump();
    bool next_jump();
    bool fewest() const;

    const Board* board_;
    Solver solver_;
    Problem problem_;
    Limits limits_;
    Hint hint_;
    std::size_t next_ = 0;  // index into hint_.jumps; the position itself comes first
    bool position_done_ = false;
    int fewest_ = 0;  // pegs that can be reached, for that finish
};

}  // namespace peg
