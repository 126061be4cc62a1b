// SPDX-License-Identifier: MIT
#pragma once

// Counts the positions that play can reach after each number of jumps, up to the symmetries that
// map the start to itself, or without symmetry. Resumable and deterministic like the solver. On the
// English board from the centre there are 23,475,688 up to symmetry, as G. Bell counted (OEIS
// A112737).

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/retrograde/adaptive_levels.h"
#include "core/support/limits.h"

namespace peg {

struct Levels {
    std::vector<std::uint64_t> sizes;  // after 0, 1, 2, ... jumps, as far as counted
    std::uint64_t total = 0;           // the sum of the sizes
    bool complete = false;             // whether all positions were counted
    std::uint64_t nodes = 0;
};

class LevelCountSearch {
public:
    // Whether positions that a symmetry maps to each other count once or separately.
    enum class Symmetric : std::uint8_t { kMerged, kApart };

    explicit LevelCountSearch(const Board& board, Symmetric symmetric = Symmetric::kMerged);
    // Not copyable: members point to each other.
    LevelCountSearch(const LevelCountSearch&) = delete;
    LevelCountSearch& operator=(const LevelCountSearch&) = delete;

    // The bytes with which all levels of a board can be counted in one class set if necessary
    // (levels/class_levels.h). With less memory the count is slower, and ends when a level is too
    // large.
    static std::size_t comfortable_bytes(const Board& board);

    // Only the start of the problem is used.
    void begin(const Problem& problem, const Limits& limits);
    // Searches up to `nodes` positions; returns true when there is no more to do, or a limit is
    // reached. Requires begin().
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Levels& result() const { return result_; }

private:
    const Board* board_;
    Symmetric symmetric_;
    Limits limits_;
    std::optional<DenseCanonicalizer> canonicalizer_;
    std::optional<LazyCross> cross_;
    std::optional<AdaptiveLevels> levels_;
    Levels result_;
};

}  // namespace peg
