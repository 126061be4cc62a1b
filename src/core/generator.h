// SPDX-License-Identifier: MIT
#pragma once

// Makes winnable positions: un-jumps at random, back from the finish. How hard one is, the solver
// measures: at each position of a solution, the share of the legal jumps that keep the game
// winnable. A player who jumps without care stays on a winnable path with the product of these
// shares; minus its logarithm to base 2 is the luck that is needed, in tosses of a coin.
//
// The same board, wish and seed give the same position on every machine. Resumable like the solver.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/hint.h"

namespace peg {

enum class Difficulty : std::uint8_t { kEasy, kMedium, kHard };

struct Wish {
    Finish finish;            // kFewest: as kAny
    std::optional<int> pegs;  // at the start; where it is not said, what fits the difficulty
    Difficulty difficulty = Difficulty::kMedium;
    std::uint64_t seed = 0;
};

struct Generated {
    Position start;
    Difficulty difficulty = Difficulty::kEasy;  // what it is, if nothing fitted the wish
    double tosses = 0;                          // of a coin
    int choices = 0;                            // legal jumps along the solution
    int losing = 0;                             // ... after which the game is lost
    std::vector<JumpId> solution;
};

// Up to 5 tosses a position is easy, from 10 on it is hard.
Difficulty difficulty_of(double tosses);

class Generator {
public:
    Generator(const Board& board, const Wish& wish);

    // Goes on for about `nodes` positions. True when the result is there.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {nodes_, hints_.progress().stored}; }
    // The best of up to 48 positions made; nothing where not one of so many pegs could be.
    const std::optional<Generated>& result() const { return best_; }

private:
    void make_candidate();
    void measure();
    void settle_candidate();
    double misfit(const Generated& candidate) const;

    const Board* board_;
    Wish wish_;
    HintSearch hints_;
    std::uint64_t tries_ = 0;
    bool measuring_ = false;
    Position at_;  // of the candidate's solution
    Generated candidate_;
    std::optional<Generated> best_;
    std::uint64_t nodes_ = 0;
};

}  // namespace peg
