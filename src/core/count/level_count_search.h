// SPDX-License-Identifier: MIT
#pragma once

// How many positions play can lead to after each number of jumps, up to the symmetries that leave
// the start as it is, or all of them. Resumable and deterministic like the solver. On the English
// board, from the centre: 23,475,688 positions in 2 s, as G. Bell counted (OEIS A112737).

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/growing_levels.h"
#include "core/support/limits.h"

namespace peg {

struct Levels {
    std::vector<std::uint64_t> sizes;  // after 0, 1, 2, ... jumps, as far as they are counted
    std::uint64_t total = 0;           // the sum of the sizes
    bool complete = false;             // whether play leads no further
    std::uint64_t nodes = 0;
};

class LevelCountSearch {
public:
    // Whether positions that a symmetry maps to each other count as one.
    enum class Symmetric : std::uint8_t { kMerged, kApart };

    explicit LevelCountSearch(const Board& board, Symmetric symmetric = Symmetric::kMerged);
    // Its members point to each other.
    LevelCountSearch(const LevelCountSearch&) = delete;
    LevelCountSearch& operator=(const LevelCountSearch&) = delete;

    // Bytes with which all levels of a board are counted in one set, where it comes to that
    // (levels/class_levels.h); less also does, more slowly, until a level is too large.
    static std::size_t comfortable_bytes(const Board& board);

    // Of the problem only the start matters.
    void begin(const Problem& problem, const Limits& limits);
    // Goes on for up to `nodes` positions; true when there is no more to do, or a limit is reached.
    // To be called after begin().
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Levels& result() const { return result_; }

private:
    const Board* board_;
    Symmetric symmetric_;
    Limits limits_;
    std::optional<DenseCanonicalizer> canonicalizer_;
    std::optional<LazyCross> cross_;
    std::optional<GrowingLevels> levels_;
    Levels result_;
};

}  // namespace peg
