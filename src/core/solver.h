// SPDX-License-Identifier: MIT
#pragma once

// The solver: a problem in, a verdict with its solution or its proof out. Resumable, so that the
// caller owns time (a worker cancels between two steps, the command line looks at its clock), and
// deterministic: the same problem and limits visit the same nodes on every machine, whatever the
// sizes of the steps. Tables end a search when they go beyond Limits::bytes; as they grow by
// doubling, they can be half as large again at that moment.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/problem.h"
#include "core/proof.h"

namespace peg {

enum class Verdict : std::uint8_t { kSolvable, kUnsolvable, kUndecided };

struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // positions visited
    std::size_t bytes = std::size_t{1} << 30;                         // for tables
};

// `kUndecided` also means: not done yet.
struct Answer {
    Verdict verdict = Verdict::kUndecided;
    std::vector<JumpId> jumps;  // for kSolvable: a solution from the start; for an undecided
                                // `fewest`: the play to the fewest pegs found
    Proof proof;                // for kUnsolvable; for a solved `fewest`: that fewer is impossible
    int pegs_left = 0;          // after `jumps`; 0 where there are none to show
    std::uint64_t nodes = 0;
};

struct Progress {
    std::uint64_t nodes = 0;   // positions visited so far
    std::uint64_t stored = 0;  // positions remembered in tables
};

class Solver {
public:
    explicit Solver(const Board& board);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Starts a problem, forgetting the one before.
    void begin(const Problem& problem, const Limits& limits);
    // Goes on for about `nodes` positions (a linear programme may add a millisecond). True when the
    // answer is there; false means call again.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const Answer& result() const;

private:
    class Search;
    const Board* board_;
    std::unique_ptr<Search> search_;
};

}  // namespace peg
