// SPDX-License-Identifier: MIT
#pragma once

// Makes winnable positions by random un-jumps back from the finish, and measures how hard they are.
// At each position along a solution the solver says which of the legal jumps keep the game
// winnable. A player who chooses jumps at random stays winnable with the probability
//
//     odds = product over the positions of (jumps that keep it winnable) / (legal jumps)
//
// and -log2(odds) is the difficulty: winning with difficulty 5 is as likely as five coins all
// falling heads.
//
// The same board, wish and seed give the same position on every machine. Resumable like the solver.
// Costs one hint for each jump of a solution, for each of up to 48 positions made.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/hint.h"

namespace peg {

enum class Difficulty : std::uint8_t { kEasy, kMedium, kHard };

struct Wish {
    Finish finish;            // kFewest is taken for kAny
    std::optional<int> pegs;  // of the start; without, a number that suits the difficulty
    Difficulty difficulty = Difficulty::kMedium;
    std::uint64_t seed = 0;
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
    // The finish must lie within the board's holes; the board must outlive this object.
    Generator(const Board& board, const Wish& wish);

    // Goes on for about `nodes` > 0 positions. True when the result is there.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {nodes_, hints_.progress().stored}; }
    // Of up to 48 positions made, the first that fits the wish or else the one nearest to it;
    // nothing where none with the wished number of pegs could be made.
    const std::optional<Generated>& result() const { return best_; }

private:
    void make_candidate();
    void take_hint();
    void finish_candidate();
    double distance(const Generated& candidate) const;

    const Board* board_;
    Wish wish_;
    HintSearch hints_;
    std::uint64_t candidates_ = 0;  // made so far
    bool measuring_ = false;        // the candidate
    Position at_;                   // the position of its solution for which a hint is looked for
    Generated candidate_;
    std::optional<Generated> best_;
    std::uint64_t nodes_ = 0;
};

}  // namespace peg
