// SPDX-License-Identifier: MIT
#pragma once

// A job answers a request (request.h): it runs the search, and gives what is known so far as values
// or as JSON. The caller steps the job, so the caller controls time. The command line and the
// worker both use this class.

#include <optional>
#include <variant>

#include "core/count/count_search.h"
#include "core/count/level_count_search.h"
#include "core/explain/explain_search.h"
#include "core/solver/generator.h"
#include "core/solver/hint.h"
#include "core/solver/landmark_search.h"
#include "core/solver/marked_search.h"
#include "core/solver/moves/fewest_moves_search.h"
#include "core/solver/moves/shortest_solutions_search.h"
#include "core/solver/nearest_winnable.h"
#include "core/solver/review_search.h"
#include "core/solver/solutions_search.h"
#include "core/solver/solver.h"
#include "core/solver/sweeps/last_sweep_search.h"
#include "core/solver/through_search.h"
#include "report/json.h"
#include "report/request.h"

namespace peg {

class Job {
public:
    explicit Job(Request request);
    // Not copyable: the search points into request_.
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    const Request& request() const { return request_; }

    // Searches about `nodes` more positions (min 1); true when the job is done.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    // The verdict so far; of a review, the verdict on its start. Always undecided for levels and
    // nearest positions, which have no verdict.
    Verdict verdict() const;

    // What is known so far; null if the request asks for something else. Valid until the next step.
    const Answer* answer() const;  // for kSolve, kShortest, kThrough and kLastSweep
    const Through* through() const;
    const FewestMoves* shortest() const;
    const Hint* hint() const;
    const Count* count() const;
    const Levels* levels() const;
    const Solutions* solutions() const;
    const ShortestSolutions* shortest_solutions() const;
    const Generated* generated() const;  // also null if no such position could be made
    const NearestWinnable* nearest() const;
    const Review* review() const;
    const PackagedSolution* explanation() const;
    const Landmarks* landmarks() const;
    // What is known so far as JSON, in the form of json.h or knowledge_json.h and in the request's
    // spelling. `seconds` is printed as given. For play backwards, `jumps` and `moves` are taken
    // back (backwards.h), and two keys are added: `from`, and `solution`, the jumps in forward
    // order.
    Json result(std::optional<double> seconds) const;

private:
    template <class Search>
    const auto* result_of() const {
        const auto* search = std::get_if<Search>(&search_);
        return search != nullptr ? &search->result() : nullptr;
    }

    Json own_result(std::optional<double> seconds) const;
    Json with_marks(Json json) const;
    Json with_direction(Json json) const;

    Request request_;
    std::variant<Solver, FewestMovesSearch, HintSearch, CountSearch, LevelCountSearch,
                 SolutionsSearch, Generator, NearestWinnableSearch, ReviewSearch, ThroughSearch,
                 MarkedSearch, ExplainSearch, LandmarkSearch, ShortestSolutionsSearch,
                 LastSweepSearch>
        search_;
};

}  // namespace peg
