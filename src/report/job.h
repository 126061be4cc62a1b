// SPDX-License-Identifier: MIT
#pragma once

// A request (request.h) being answered: holds the search that the request asks for, and gives what
// is known so far as values or as JSON. The caller steps the job and so owns time. The command line
// and the worker both answer requests by this class.

#include <optional>
#include <variant>

#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/explain/explain_search.h"
#include "core/solver/fewest_moves_search.h"
#include "core/solver/generator.h"
#include "core/solver/hint.h"
#include "core/solver/landmark_search.h"
#include "core/solver/last_sweep_search.h"
#include "core/solver/marked_search.h"
#include "core/solver/nearest_winnable.h"
#include "core/solver/review_search.h"
#include "core/solver/shortest_solutions_search.h"
#include "core/solver/solutions_search.h"
#include "core/solver/solver.h"
#include "core/solver/survivor_search.h"
#include "core/solver/through_search.h"
#include "report/json.h"
#include "report/request.h"

namespace peg {

class Job {
public:
    // Begins the search.
    explicit Job(Request request);
    // Not copied, because the search points into the board of request_.
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    const Request& request() const { return request_; }

    // Goes on for about `nodes` positions (from 1 on); true when the job is done.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    // The verdict so far, of a review that on the start; levels and what is near have none and are
    // always undecided.
    Verdict verdict() const;

    // What is known so far; null where the request asks for something else. Valid until the next
    // step.
    const Answer* answer() const;  // of kSolve, kShortest, kThrough and kLastSweep
    const Through* through() const;
    const FewestMoves* shortest() const;
    const Hint* hint() const;
    const Count* count() const;
    const Levels* levels() const;
    const Solutions* solutions() const;
    const ShortestSolutions* shortest_solutions() const;
    const Generated* generated() const;  // null too where nothing of the kind could be made
    const NearestWinnable* nearest() const;
    const Review* review() const;
    const PackagedSolution* explanation() const;
    const Landmarks* landmarks() const;
    // What is known so far as JSON, in the form of json.h or knowledge_json.h. `seconds` is printed
    // as it is given.
    Json result(std::optional<double> seconds) const;

private:
    template <class Search>
    const auto* result_of() const {
        const auto* search = std::get_if<Search>(&search_);
        return search != nullptr ? &search->result() : nullptr;
    }

    Json with_marks(Json json) const;

    Request request_;
    std::variant<Solver, FewestMovesSearch, HintSearch, CountSearch, LevelCountSearch,
                 SolutionsSearch, Generator, NearestWinnableSearch, ReviewSearch, ThroughSearch,
                 SurvivorSearch, MarkedSearch, ExplainSearch, LandmarkSearch,
                 ShortestSolutionsSearch, LastSweepSearch>
        search_;
};

}  // namespace peg
