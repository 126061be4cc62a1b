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
    std::size_t begin = 0;       // jumps of the solution before its first one
    std::size_t end = 0;         // and up to its last
    Bits block = 0;              // the pegs that it removes; 0: it is a single jump
    std::string kind;            // of a block: "three", "ell", ... (core/explain/block_shape.h)
    std::optional<Hole> helper;  // of a block: the peg beside it that helps, and comes back
};

struct ExplainedSolution {
    std::vector<JumpId> jumps;             // a solution
    std::vector<WatchedPackage> packages;  // all of it
    bool fewest = false;                   // no explanation has fewer
};

// From what explanation_json (report/knowledge_json.h) gives. Jumps are replayed, and what a
// package does is what its jumps do, whatever is said of it. Nothing where the jumps are no
// solution, or those of a package leave more than its block changed.
std::optional<ExplainedSolution> parse_explanation(const Board& board, const Problem& problem,
                                                   const Json& result);

}  // namespace peg
