// SPDX-License-Identifier: MIT
#pragma once

// A request at work: the solver or the other search that it asks for, and what is known so far as
// JSON. Resumable like those; the caller owns time.

#include <optional>
#include <variant>

#include "core/count_search.h"
#include "core/hint.h"
#include "core/level_search.h"
#include "core/shortest_search.h"
#include "core/solutions_search.h"
#include "core/solver.h"
#include "report/json.h"
#include "report/request.h"

namespace peg {

class Job {
public:
    explicit Job(const Request& request);
    // The searches point into the request's board.
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    const Request& request() const { return request_; }

    // As Solver::step: true when the result is there.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    // Levels have none: undecided.
    Verdict verdict() const;

    // What is known so far; null where the request asks for something else.
    const Answer* answer() const;  // the shortest one too
    const Shortest* shortest() const;
    const Hint* hint() const;
    const Count* count() const;
    const Levels* levels() const;
    const Solutions* solutions() const;
    // The same as JSON.
    Json result(std::optional<double> seconds) const;

private:
    template <class Search>
    const auto* result_of() const {
        const auto* search = std::get_if<Search>(&search_);
        return search != nullptr ? &search->result() : nullptr;
    }

    Request request_;
    std::variant<Solver, ShortestSearch, HintSearch, CountSearch, LevelSearch, SolutionsSearch>
        search_;
};

}  // namespace peg
