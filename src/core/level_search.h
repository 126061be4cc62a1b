// SPDX-License-Identifier: MIT
#pragma once

// How many positions play can lead to after each jump, up to the symmetries that leave the start
// as it is. Resumable and deterministic like the solver. On the English board, from the centre:
// 23,475,688, as G. Bell counted (OEIS A112737).

#include <cstdint>
#include <optional>
#include <vector>

#include "core/level_counter.h"
#include "core/solver.h"

namespace peg {

struct Levels {
    std::vector<std::uint64_t> sizes;  // after 0, 1, 2, ... jumps; those that are counted
    std::uint64_t total = 0;           // of these
    bool complete = false;             // play leads no further
    std::uint64_t nodes = 0;
};

class LevelSearch {
public:
    explicit LevelSearch(const Board& board);
    // What it is made of points to other parts of it.
    LevelSearch(const LevelSearch&) = delete;
    LevelSearch& operator=(const LevelSearch&) = delete;

    // Of the problem only the start matters.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Levels& result() const { return levels_; }

private:
    const Board* board_;
    Limits limits_;
    std::optional<Orbits> orbits_;
    std::optional<LevelCounter> counter_;
    Levels levels_;
};

}  // namespace peg
