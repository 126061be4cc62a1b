// SPDX-License-Identifier: MIT
#pragma once

// One distinct solution after the other, as many as there are. Jumps that share no hole can be made
// in either order; two solutions that differ by such exchanges alone are the same one (the
// "P-filter" of Dirkse's Peg-Solitaire 2). Of each, one order is found, by sleep sets (P.
// Godefroid, Partial-Order Methods for the Verification of Concurrent Systems, 1996): after the
// jump a was tried, it sleeps in the subtrees of its later siblings until a jump that shares a hole
// with it is made, as what a would lead to before that was seen already.
//
//        o                 a and b share no hole: below b the jump a sleeps,
//      a/ \b               so the square is closed from the left alone
//      o   o
//      b\ :a               c shares a hole with a: below b, c the jump a is awake again
//        o
//
// Depth first, the jumps in the board's order, or in an order shuffled by a seed. Before a jump is
// followed it is judged whether it can be won, so the search never loses itself in a part without
// solutions: by the solver, or where few pegs are left by trying everything, which is faster there.
// A jump that the solver does not judge at once is put off until all else has been seen: of the
// English central game that makes the first thousand solutions forty times faster.
// Deterministic, and resumable like the solver.

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver.h"
#include "core/table.h"

namespace peg {

struct Solutions {
    Verdict verdict = Verdict::kUndecided;
    std::vector<std::vector<JumpId>> found;  // each the jumps from the start
    bool complete = false;                   // there are no more
    std::uint64_t nodes = 0;
};

class SolutionsSearch {
public:
    // Looks for the first `most` solutions; a seed shuffles the order in which they come.
    SolutionsSearch(const Board& board, std::size_t most, std::optional<std::uint64_t> seed);

    // The limits are for the whole search.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step; what was found so far can be read from result() between steps.
    bool step(std::uint64_t nodes);
    // Looks for `most` solutions more, after what was found.
    void more(std::size_t most) { most_ += most; }
    Progress progress() const { return {result_.nodes, dead_.size() + alive_.size()}; }
    const Solutions& result() const { return result_; }

private:
    using JumpSet = std::bitset<kMaxJumps>;

    struct Frame {
        Bits pegs = 0;
        std::vector<JumpId> jumps;  // in the order to be tried
        std::size_t next = 0;
        JumpSet asleep;
        std::vector<JumpId> put_off;
    };

    // The jumps to a position whose turn comes when all else has been seen.
    struct Branch {
        std::vector<JumpId> path;
        Bits pegs = 0;
        JumpSet asleep;
    };

    bool finished(Bits pegs) const;
    void open(Bits pegs, const JumpSet& asleep);
    void advance();
    bool winnable(Bits pegs);
    void judge(Bits pegs, std::uint64_t most_nodes);
    void settle();
    void retreat();
    void resume();
    void shuffle(std::vector<JumpId>& jumps, Bits pegs) const;
    void remember_alive(Bits pegs, const std::vector<JumpId>& jumps);
    Bits after(JumpId jump) const { return frames_.back().pegs ^ board_->jump(jump).mask; }

    const Board* board_;
    std::vector<JumpSet> sharing_;  // by jump: those that share a hole with it
    std::size_t most_;
    std::optional<std::uint64_t> seed_;
    Problem problem_;
    Limits limits_;
    int fewest_ = 0;  // pegs at the end of a solution, for that finish

    Solver solver_;
    bool judging_ = false;  // the solver is at work on the jump to be tried, or on the branch
    std::vector<Frame> frames_;
    std::vector<Branch> branches_;  // the start is the first; the last is at work
    std::vector<JumpId> path_;
    PositionSet alive_, dead_;  // positions judged; forgotten when they take too much memory
    bool ended_ = false;
    bool unjudged_ = false;  // some branch could not be judged
    Solutions result_;
};

}  // namespace peg
