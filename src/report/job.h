// SPDX-License-Identifier: MIT
#pragma once

// A request at work: the solver or the hint search that it asks for, and what is known so far as
// JSON. Resumable like those two; the caller owns time.

#include <optional>
#include <variant>

#include "core/hint.h"
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
    Verdict verdict() const;

    // What is known so far; null where the request asks for the other one.
    const Answer* answer() const;
    const Hint* hint() const;
    // The same as answer_json or hint_json gives it.
    Json result(std::optional<double> seconds) const;

private:
    Request request_;
    std::variant<Solver, HintSearch> search_;
};

}  // namespace peg
