// SPDX-License-Identifier: MIT
#pragma once

// Lists the solutions of a problem one after the other; solutions that differ only by exchanges of
// successive jumps that share no hole count as one (the "P-filter" of Dirkse's Peg-Solitaire 2).
// Sleep sets, from partial-order reduction, find each of them in one order only (P. Godefroid,
// Partial-Order Methods for the Verification of Concurrent Systems, 1996): once all solutions that
// begin with jump a have been found, jump a sleeps in the subtrees of the jumps tried after it,
// until a jump that shares a hole with a is made.
//
//        o                 a and b share no hole: below b the jump a sleeps,
//      a/ \b               so the square is completed from the left only
//      o   o
//      b\ :a               c shares a hole with a: below b, c the jump a is awake again
//        o
//
// Depth-first search, with the jumps in the board's order or in an order shuffled by a seed. It
// follows a jump only if the position after it is winnable, so it never wastes time in a subtree
// without solutions. The solver decides that, except for positions of at most 16 pegs, where
// exhaustive search is faster. A jump that the solver cannot judge within 1,200 nodes is postponed
// until everything else has been seen; this brings the first solutions of the English central game
// far sooner. Deterministic, and resumable like the solver.

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/solver.h"
#include "core/support/position_set.h"

namespace peg {

struct Solutions {
    Verdict verdict = Verdict::kUndecided;
    std::vector<std::vector<JumpId>> found;  // the jumps of each solution, from the start
    bool complete = false;                   // whether these are all solutions
    std::uint64_t nodes = 0;
};

class SolutionsSearch {
public:
    // Finds the first `max_solutions` > 0 solutions; a seed shuffles their order. The board
    // outlives this object.
    SolutionsSearch(const Board& board, std::size_t max_solutions,
                    std::optional<std::uint64_t> seed);

    // See Solver::begin. The limits apply to all solutions together.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step. Between steps, result() has what was found so far.
    bool step(std::uint64_t nodes);
    // Raises the number of solutions to find by `added`; then step() continues.
    void more(std::size_t added) { max_solutions_ += added; }
    Progress progress() const { return {result_.nodes, dead_.size() + alive_.size()}; }
    const Solutions& result() const { return result_; }

private:
    using JumpSet = std::bitset<kMaxJumps>;

    // A position on the current path of the search.
    struct Frame {
        Bits pegs = 0;
        std::vector<JumpId> jumps;  // legal jumps, in the order in which they are tried
        std::size_t next = 0;       // index of the next jump to try
        JumpSet asleep;
        std::vector<JumpId> put_off;
    };

    // A postponed position, with the jumps that lead to it and the jumps that sleep in it.
    struct Branch {
        std::vector<JumpId> path;
        Bits pegs = 0;
        JumpSet asleep;
    };

    bool finished(Bits pegs) const;
    void enter(Bits pegs, const JumpSet& asleep);
    void try_next_jump();
    bool winnable(Bits pegs);
    void begin_judging(Bits pegs, std::uint64_t max_nodes);
    void take_verdict();
    void leave();
    void begin_next_branch();
    void shuffle(std::vector<JumpId>& jumps, Bits pegs) const;
    void remember_alive(Bits pegs, const std::vector<JumpId>& jumps);
    Bits after(JumpId jump) const { return frames_.back().pegs ^ board_->jump(jump).mask; }

    const Board* board_;
    std::vector<JumpSet> sharing_;  // by jump: the jumps that share a hole with it
    std::size_t max_solutions_;
    std::optional<std::uint64_t> seed_;
    Problem problem_;
    Limits limits_;
    int fewest_ = 0;  // pegs at the end of a solution, for the finish `fewest`

    Solver solver_;
    bool judging_ = false;       // the solver works on the branch or, within one, on the next jump
    std::vector<Frame> frames_;  // from the beginning of the branch to the current position
    std::vector<Branch> branches_;  // not searched yet, the next one last; the start is the first
    std::vector<JumpId> path_;      // the jumps from the start to the current position
    // Positions known to be winnable, and lost; cleared when they take too much memory.
    PositionSet alive_, dead_;
    bool ended_ = false;
    bool unjudged_ = false;  // some branch could not be judged: there may be more solutions
    Solutions result_;
};

}  // namespace peg
