// SPDX-License-Identifier: MIT
#pragma once

// A solution that passes a given position: two problems, from the start to that position and from
// there to the finish, each decided by the solver. If one half has no solution, its certificate is
// the proof.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/solver.h"

namespace peg {

enum class Half : std::uint8_t { kFirst, kSecond };

struct Through {
    // Of both halves together: the jumps of one after those of the other. A proof of kUnsolvable is
    // that of the lost half; that of a solved `fewest` is for the second half.
    Answer answer;
    std::optional<Half> lost;
};

class ThroughSearch {
public:
    // The position lies within the board's holes. The board must outlive this object.
    ThroughSearch(const Board& board, Position through)
        : through_(through), solver_(board, ProofWish::kClear) {}

    // As Solver::begin. The limit of nodes is for both halves together.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {result_.answer.nodes, solver_.progress().stored}; }
    const Through& result() const { return result_; }

private:
    void begin_half(Half half);
    void take_half();

    Position through_;
    Problem problem_;
    Limits limits_;
    Solver solver_;
    Half half_ = Half::kFirst;
    std::uint64_t nodes_before_ = 0;  // those of the first half, while the second is at work
    bool open_ = false;               // the first half could not be decided
    bool done_ = false;
    std::vector<JumpId> jumps_;  // of the first half
    Through result_;
};

}  // namespace peg
