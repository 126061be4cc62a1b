// SPDX-License-Identifier: MIT
#pragma once

// Finds a solution that passes through a given position. These are two problems for the solver:
// from the start to that position, and from there to the finish. If one half has no solution, its
// certificate is the proof.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/solver.h"

namespace peg {

enum class Half : std::uint8_t { kFirst, kSecond };

struct Through {
    // The answer for both halves together: the jumps of the first half followed by those of the
    // second. The proof for kUnsolvable is that of the lost half; for a solved `fewest`, that of
    // the second half.
    Answer answer;
    std::optional<Half> lost;
};

class ThroughSearch {
public:
    // The position lies within the board's holes. The board outlives this object.
    ThroughSearch(const Board& board, Position through)
        : through_(through), solver_(board, ProofWish::kReadable) {}

    // See Solver::begin. The limit of nodes applies to both halves together.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
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
    std::uint64_t nodes_before_ = 0;  // nodes of the first half, while the second is being solved
    bool open_ = false;               // the first half could not be decided
    bool done_ = false;
    std::vector<JumpId> jumps_;  // of the first half
    Through result_;
};

}  // namespace peg
