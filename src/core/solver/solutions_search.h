// SPDX-License-Identifier: MIT
#pragma once

// Lists the distinct solutions of a problem, one after the other, as many as there are. Two jumps
// that share no hole can be made in either order; solutions that differ only by such exchanges
// count as one (the "P-filter" of Dirkse's Peg-Solitaire 2). Sleep sets find each of them in one
// order only (P. Godefroid, Partial-Order Methods for the Verification of Concurrent Systems,
// 1996): once all solutions that begin with jump a were seen, jump a sleeps in the subtrees of the
// jumps tried after it, until a jump that shares a hole with a is made.
//
//        o                 a and b share no hole: below b the jump a sleeps,
//      a/ \b               so the square is closed from the left alone
//      o   o
//      b\ :a               c shares a hole with a: below b, c the jump a is awake again
//        o
//
// The search goes depth first, with the jumps in the board's order or in an order shuffled by a
// seed. It follows a jump only when the position after it is judged to be winnable, so that it
// never gets lost in a part without solutions. The solver is the judge, but for positions of at
// most 16 pegs, where trying everything is faster. A jump that the solver cannot judge within 1,200
// nodes is put off until everything else has been seen: with that, the first thousand solutions of
// the English central game come forty times faster. Deterministic, and resumable like the solver.

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/solver.h"
#include "core/support/position_set.h"

namespace peg {

struct Solutions {
    Verdict verdict = Verdict::kUndecided;
    std::vector<std::vector<JumpId>> found;  // of each, the jumps from the start
    bool complete = false;                   // whether these are all
    std::uint64_t nodes = 0;
};

class SolutionsSearch {
public:
    // Looks for the first `most` > 0 solutions; a seed shuffles the order in which they come. The
    // board must outlive this object.
    SolutionsSearch(const Board& board, std::size_t most, std::optional<std::uint64_t> seed);

    // As Solver::begin. The limits are for all solutions together.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step. result() holds between steps what was found so far.
    bool step(std::uint64_t nodes);
    // Lets step() go on for `most` solutions more.
    void more(std::size_t most) { most_ += most; }
    Progress progress() const { return {result_.nodes, dead_.size() + alive_.size()}; }
    const Solutions& result() const { return result_; }

private:
    using JumpSet = std::bitset<kMaxJumps>;

    // A position on the path that the search follows.
    struct Frame {
        Bits pegs = 0;
        std::vector<JumpId> jumps;  // legal ones, in the order in which they are tried
        std::size_t next = 0;       // index of the jump to be tried
        JumpSet asleep;
        std::vector<JumpId> put_off;
    };

    // A position that was put off, with the jumps to it and those that sleep in it.
    struct Branch {
        std::vector<JumpId> path;
        Bits pegs = 0;
        JumpSet asleep;
    };

    bool finished(Bits pegs) const;
    void enter(Bits pegs, const JumpSet& asleep);
    void try_next_jump();
    bool winnable(Bits pegs);
    void begin_judging(Bits pegs, std::uint64_t most_nodes);
    void take_verdict();
    void leave();
    void begin_next_branch();
    void shuffle(std::vector<JumpId>& jumps, Bits pegs) const;
    void remember_alive(Bits pegs, const std::vector<JumpId>& jumps);
    Bits after(JumpId jump) const { return frames_.back().pegs ^ board_->jump(jump).mask; }

    const Board* board_;
    std::vector<JumpSet> sharing_;  // by jump: the jumps that share a hole with it
    std::size_t most_;
    std::optional<std::uint64_t> seed_;
    Problem problem_;
    Limits limits_;
    int fewest_ = 0;  // pegs at the end of a solution, for that finish

    Solver solver_;
    bool judging_ = false;  // the solver is at work on the branch or, within one, the next jump
    std::vector<Frame> frames_;     // from the beginning of the branch to the position at work
    std::vector<Branch> branches_;  // still to come, the next one last; the start is the first
    std::vector<JumpId> path_;      // the jumps from the start to the position at work
    // Positions judged to be winnable and lost; forgotten when they take too much memory.
    PositionSet alive_, dead_;
    bool ended_ = false;
    bool unjudged_ = false;  // some branch could not be judged: there may be more solutions
    Solutions result_;
};

}  // namespace peg
