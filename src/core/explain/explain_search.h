// SPDX-License-Identifier: MIT
#pragma once

// Finds an explanation: a solution that a person can remember, in as few steps as possible. A step
// is a single jump or a package, the removal of a whole block (removals.h).
//
//     the solver     finds any solution; its jumps are joined into packages where possible
//     parts of it    are searched by steps (step_search.h), each for fewer steps between its ends
//     the whole      is searched with wider and wider beams, until one of them has dropped
//                    nothing, which proves that fewer steps are impossible
//     then           once more, for the most symmetric way with that many steps
//
// The English central game takes nine steps, which is proved.
//
// Resumable and deterministic like the solver. result() has the best explanation so far.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/explain/package.h"
#include "core/explain/removals.h"
#include "core/explain/step_search.h"
#include "core/solver/solver.h"

namespace peg {

struct PackagedSolution {
    Verdict verdict = Verdict::kUndecided;  // the solver's
    std::vector<Package> packages;          // if solvable; their jumps in order are a solution
    bool fewest = false;                    // whether no explanation has fewer packages
    std::optional<Certificate> proof;       // see Answer::proof
    std::uint64_t nodes = 0;
};

class ExplainSearch {
public:
    // The board outlives this object.
    explicit ExplainSearch(const Board& board)
        : board_(&board), solver_(board, ProofWish::kReadable) {}
    // Neither copyable nor movable: the search points to the removals.
    ExplainSearch(const ExplainSearch&) = delete;
    ExplainSearch& operator=(const ExplainSearch&) = delete;

    // See Solver::begin. If the memory limit is reached, the search ends with the best explanation
    // so far.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const PackagedSolution& result() const { return result_; }

private:
    enum class Stage : std::uint8_t { kSolving, kFindingRemovals, kSearching, kDone };

    std::uint64_t solve(std::uint64_t nodes);
    std::uint64_t find_removals();
    void find_goals();
    void begin_search();
    void search_part(StepSearch::Beam beam);
    void begin_symmetric_search();
    std::uint64_t search(std::uint64_t nodes);
    int pegs_between(std::size_t first, std::size_t last) const;
    std::vector<Bits> shorter_path() const;
    void show(const std::vector<Bits>& path);

    const Board* board_;
    Problem problem_;
    Limits limits_;
    Stage stage_ = Stage::kDone;
    Solver solver_;
    std::size_t holes_ = 0;          // number of holes, in reading order, whose removals are found
    std::vector<Removal> removals_;  // sorted by block once all are found
    std::vector<Bits> path_;         // the positions before, between and after the packages
    std::vector<Bits> goals_;
    bool all_goals_ = true;  // whether goals_ has all goals
    // The search for a shorter way between the positions first_ and last_ of the path.
    std::optional<StepSearch> search_;
    std::size_t first_ = 0;
    std::size_t last_ = 0;
    std::size_t next_ = 0;    // where the next part begins
    std::size_t span_ = 0;    // length of a part, as an index in kSpans; beyond its end, the whole
                              // path
    std::size_t round_ = 0;   // number of searches of the whole path
    bool symmetric_ = false;  // whether the search for symmetry is running
    PackagedSolution result_;
};

}  // namespace peg
