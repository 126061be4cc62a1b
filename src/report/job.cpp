// SPDX-License-Identifier: MIT
#include "report/job.h"

namespace peg {

Job::Job(const Request& request) : request_(request), search_(Solver(request_.board)) {
    if (request_.command == Request::Command::kHint) search_.emplace<HintSearch>(request_.board);
    std::visit([&](auto& search) { search.begin(request_.problem, request_.limits.core); },
               search_);
}

bool Job::step(std::uint64_t nodes) {
    return std::visit([&](auto& search) { return search.step(nodes); }, search_);
}

Progress Job::progress() const {
    return std::visit([](const auto& search) { return search.progress(); }, search_);
}

Verdict Job::verdict() const {
    return std::visit([](const auto& search) { return search.result().verdict; }, search_);
}

const Answer* Job::answer() const {
    const auto* solver = std::get_if<Solver>(&search_);
    return solver != nullptr ? &solver->result() : nullptr;
}

const Hint* Job::hint() const {
    const auto* search = std::get_if<HintSearch>(&search_);
    return search != nullptr ? &search->result() : nullptr;
}

Json Job::result(std::optional<double> seconds) const {
    const auto& [command, board, problem, limits] = request_;
    if (const Hint* known = hint()) return hint_json(board, problem, *known, seconds);
    return answer_json(board, problem, *answer(), seconds);
}

}  // namespace peg
