// SPDX-License-Identifier: MIT
#pragma once

// Makes winnable positions, and measures how hard they are. A position comes from random un-jumps
// back from the finish; where it is to be symmetric, from random orbits of one of the board's
// symmetries, of which those that cannot be won are dropped.
//
// At each position along a solution (the un-jumps read backwards; for a symmetric start, the
// solver's) the solver says which of the legal jumps keep the game winnable. A player who chooses
// jumps at random stays winnable with the probability
//
//     odds = product over the positions of (jumps that keep it winnable) / (legal jumps)
//
// and -log2(odds) is the difficulty: winning with difficulty 5 is as likely as five coins all
// falling heads.
//
// The same board, wish and seed give the same position on every machine. Unless it is to be
// symmetric, a later solver gives it, too, as it depends on verdicts alone and not on the solution
// that a solver comes upon: the daily puzzle rests on that. Resumable like the solver.
// Costs one hint for each jump of a solution, for each of up to 48 positions made, and for
// symmetric ones up to 400 looks at positions that may not be winnable.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/hint.h"
#include "core/support/random.h"

namespace peg {

enum class Difficulty : std::uint8_t { kEasy, kMedium, kHard };

struct Wish {
    Finish finish;            // kFewest is taken for kAny
    std::optional<int> pegs;  // of the start; without, a number that suits the difficulty
    Difficulty difficulty = Difficulty::kMedium;
    std::uint64_t seed = 0;
    bool symmetric = false;  // the start; on a board without symmetries it makes no difference
};

struct Generated {
    Position start;
    Difficulty difficulty = Difficulty::kEasy;  // as measured; another than wished if none fitted
    double log2_odds = 0;                       // -log2 of the odds above
    int choices = 0;                            // legal jumps along the solution, added up
    int losing = 0;                             // those of them after which the game is lost
    std::vector<JumpId> solution;
};

// Easy below 5, hard from 10 on.
Difficulty difficulty_of(double log2_odds);

class Generator {
public:
    // The board must outlive this object.
    explicit Generator(const Board& board) : board_(&board), hints_(board) {}

    // Before the first step. The finish must lie within the board's holes. Where a limit of nodes
    // ends the work, the result is the nearest to the wish of what was made by then.
    void begin(const Wish& wish, const Limits& limits);

    // Goes on for about `nodes` > 0 positions. True when the result is there.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {nodes_, hints_.progress().stored}; }
    // Of the positions made, the first that fits the wish or else the one nearest to it;
    // nothing where none with the wished number of pegs could be made.
    const std::optional<Generated>& result() const { return best_; }

private:
    void make_candidate();
    Position start_by_unjumps(Random& random, int pegs, std::vector<JumpId>& solution) const;
    Position start_by_orbits(Random& random, int pegs) const;
    void take_hint();
    void finish_candidate();
    double distance(const Generated& candidate) const;

    const Board* board_;
    Wish wish_;
    Limits limits_;
    HintSearch hints_;
    std::uint64_t candidates_ = 0;  // made so far
    bool measuring_ = false;        // the candidate
    Generated candidate_;           // its solution is known from the un-jumps, or grows by hints
    std::size_t judged_ = 0;        // how many jumps of the solution are
    Position at_;                   // where they lead to; a hint is looked for there
    std::optional<Generated> best_;
    std::uint64_t nodes_ = 0;
};

}  // namespace peg
