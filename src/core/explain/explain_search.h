// SPDX-License-Identifier: MIT
#pragma once

// A solution that a person can remember: as few steps as possible, each a single jump or a package,
// the removal of a whole block (removals.h).
//
//     the solver     finds any solution; its jumps are joined into packages where they can be
//     parts of it    are searched by steps (step_search.h), each for fewer steps between its ends
//     the whole      is searched with wider and wider beams, until one of them has left nothing
//                    out, which proves that fewer steps are impossible
//     then           once more for the most symmetric way of so many steps
//
// The English central game takes nine steps, proved in half a second.
//
// Resumable and deterministic like the solver. result() holds the best explanation so far.

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
    Verdict verdict = Verdict::kUndecided;  // as the solver's
    std::vector<Package> packages;          // when solvable; their jumps in order are a solution
    bool fewest = false;                    // no explanation has fewer packages
    std::optional<Certificate> proof;       // as Answer::proof
    std::uint64_t nodes = 0;
};

class ExplainSearch {
public:
    // The board must outlive this object.
    explicit ExplainSearch(const Board& board)
        : board_(&board), solver_(board, ProofWish::kClear) {}
    // Neither copied nor moved: its search points to its removals.
    ExplainSearch(const ExplainSearch&) = delete;
    ExplainSearch& operator=(const ExplainSearch&) = delete;

    // As Solver::begin. Where the memory is used up, the search ends with the best explanation it
    // has.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
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
    std::size_t holes_ = 0;          // of which the removals are found, in reading order
    std::vector<Removal> removals_;  // sorted by block, when they are all found
    std::vector<Bits> path_;         // the positions before, between and after the packages
    std::vector<Bits> goals_;
    bool all_goals_ = true;  // whether these are all goals that there are
    // The part of the path, from position number first_ to number last_, that is searched for a
    // shorter way.
    std::optional<StepSearch> search_;
    std::size_t first_ = 0;
    std::size_t last_ = 0;
    std::size_t next_ = 0;    // where the next part begins
    std::size_t span_ = 0;    // how long it is: its index in kSpans; beyond these, the whole
    std::size_t round_ = 0;   // of searches of the whole
    bool symmetric_ = false;  // the last search is at work
    PackagedSolution result_;
};

}  // namespace peg
