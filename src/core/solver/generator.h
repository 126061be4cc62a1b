// SPDX-License-Identifier: MIT
#pragma once

// Generates winnable positions and measures how hard they are. A position is made by random
// un-jumps back from the finish. A symmetric one is made of random orbits of one of the board's
// symmetries, and kept only if it can be won.
//
// At each position along a solution (the un-jumps read backwards; for a symmetric start, the
// solver's solution), the solver decides which legal jumps keep the game winnable. A player who
// chooses jumps uniformly at random stays winnable with the probability
//
//     odds = product over the positions of (jumps that keep it winnable) / (legal jumps)
//
// and -log2(odds) is the difficulty: winning with difficulty 5 is as likely as five coins all
// landing heads.
//
// The same board, wish and seed give the same position on every machine. Unless the position is to
// be symmetric, this also holds across versions of the solver, because it depends only on verdicts
// and not on which solution the solver finds; the daily puzzle relies on that. Resumable like the
// solver. Cost: one hint for each jump of a solution, for each of up to 48 candidates; if
// symmetric, up to 400 candidates that may not be winnable.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/hint.h"
#include "core/support/random.h"

namespace peg {

enum class Difficulty : std::uint8_t { kEasy, kMedium, kHard };

struct Wish {
    Finish finish;            // kHole and kPosition; every other kind is treated as kAny
    std::optional<int> pegs;  // of the start; if empty, a number that suits the difficulty
    Difficulty difficulty = Difficulty::kMedium;
    std::uint64_t seed = 0;
    bool symmetric = false;  // whether the start is symmetric; no effect on a board without
                             // symmetries
};

struct Generated {
    Position start;
    Difficulty difficulty = Difficulty::kEasy;  // as measured; differs from the wish if nothing
                                                // fitted
    double log2_odds = 0;                       // -log2 of the odds above
    int choices = 0;  // number of legal jumps along the solution, in total
    int losing = 0;   // number of those that lose the game
    std::vector<JumpId> solution;
};

// Easy below 5, medium below 10, hard otherwise.
Difficulty difficulty_of(double log2_odds);

class Generator {
public:
    // The board outlives this object.
    explicit Generator(const Board& board) : board_(&board), hints_(board) {}

    // Call it before the first step. The finish lies within the board's holes. If the limit of
    // nodes ends the work, the result is the candidate nearest to the wish so far.
    void begin(const Wish& wish, const Limits& limits);

    // Searches about `nodes` > 0 positions. Returns true when the result is there.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {nodes_, hints_.progress().stored}; }
    // The first candidate that fits the wish, or else the one nearest to it; empty if no position
    // with the wished number of pegs could be made.
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
    std::uint64_t candidates_ = 0;  // number of candidates so far
    bool measuring_ = false;        // whether the candidate is being measured
    Generated candidate_;           // its solution comes from the un-jumps, or grows by hints
    std::size_t judged_ = 0;        // how many jumps of the solution are judged
    Position at_;                   // the position after these, for which a hint is sought
    std::optional<Generated> best_;
    std::uint64_t nodes_ = 0;
};

}  // namespace peg
