// SPDX-License-Identifier: MIT
#pragma once

// A solution as the solver explains it: packages, which are blocks of pegs that a few jumps remove,
// and single jumps between them (core/explain/package.h).

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

struct WatchedPackage {
    std::size_t begin = 0;       // number of jumps of the solution before the package
    std::size_t end = 0;         // and after the package
    Bits block = 0;              // the pegs that it removes; 0: a single jump
    std::string kind;            // shape of the block: "three", "ell", ...
                                 // (core/explain/block_shape.h)
    std::optional<Hole> helper;  // the peg beside the block that helps and returns
};

struct ExplainedSolution {
    std::vector<JumpId> jumps;             // the solution
    std::vector<WatchedPackage> packages;  // cover all jumps
    bool fewest = false;                   // no explanation has fewer
};

// Reads explanation_json (report/knowledge_json.h). Jumps are replayed, and what a package does is
// computed from its jumps. Nothing if the jumps are no solution, or if a package changes more than
// its block.
std::optional<ExplainedSolution> parse_explanation(const Board& board, const Problem& problem,
                                                   const Json& result);

}  // namespace peg
