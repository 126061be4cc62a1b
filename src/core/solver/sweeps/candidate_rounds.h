// SPDX-License-Identifier: MIT
#pragma once

// Decides which of several positions, the candidates, a start can reach. Each candidate is a
// problem for the solver, in the order of insertion. Those that take long are postponed to later
// rounds, each of which allows a problem eight times as many nodes.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/board/problem.h"
#include "core/solver/solver.h"
#include "core/support/limits.h"

namespace peg {

template <class Candidate>  // has a member `position`, a Position, and is copyable
class CandidateRounds {
public:
    // The board outlives this object.
    explicit CandidateRounds(const Board& board) : solver_(board) {}

    // Begins without candidates. The limits apply to all candidates together.
    void begin(Position start, const Limits& limits) {
        start_ = start;
        limits_ = limits;
        candidates_.clear();
        undecided_.clear();
        next_ = 0;
        each_ = kNodesAtFirst;
        before_ = nodes_ = 0;
        worth_more_ = begun_ = done_ = false;
    }
    // Adds a candidate. Call it after begin(), or from the callback of step().
    void add(Candidate candidate) { candidates_.push_back(std::move(candidate)); }
    // Removes the candidates for which `is_settled(candidate)` is true. Call it from the callback
    // of step().
    template <class IsSettled>
    void forget(IsSettled&& is_settled) {
        candidates_.erase(std::remove_if(candidates_.begin() + static_cast<std::ptrdiff_t>(next_),
                                         candidates_.end(), is_settled),
                          candidates_.end());
        std::erase_if(undecided_, is_settled);
    }
    // Ends the search: no further candidate is of interest.
    void stop() { done_ = true; }

    // See Solver::step. Calls report(candidate, answer) for each candidate that is decided.
    template <class Report>
    bool step(std::uint64_t nodes, Report&& report) {
        if (!begun_) begin_next();
        const std::uint64_t end = nodes_ + std::min(nodes, nodes_left());
        while (!done_ && nodes_ < end) {
            const bool ended = solver_.step(end - nodes_);
            nodes_ = before_ + solver_.progress().nodes;
            if (!ended) continue;
            take(report);
            if (!done_) begin_next();
        }
        return done_ || nodes_left() == 0;
    }

    // True if no candidate is left, or more nodes would not decide any of those that are left.
    bool done() const { return done_; }
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t stored() const { return solver_.progress().stored; }
    // The first candidate that is not decided; null if all are.
    const Candidate* first_open() const {
        if (!undecided_.empty()) return &undecided_.front();
        return next_ < candidates_.size() ? &candidates_[next_] : nullptr;
    }

private:
    static constexpr std::uint64_t kNodesAtFirst = 20'000;
    static constexpr std::uint64_t kNextRound = 8;  // factor between the nodes of rounds

    std::uint64_t nodes_left() const { return limits_.nodes - std::min(limits_.nodes, nodes_); }

    // Begins the next candidate, in another round if necessary; or ends the search.
    void begin_next() {
        begun_ = true;
        if (next_ == candidates_.size()) begin_next_round();
        if (done_) return;
        before_ = nodes_;
        solver_.begin({start_, Finish::exactly(candidates_[next_].position)},
                      {std::min(each_, nodes_left()), limits_.bytes});
    }
    void begin_next_round() {
        done_ = undecided_.empty() || !worth_more_;
        if (done_) return;
        candidates_ = std::exchange(undecided_, {});
        next_ = 0;
        each_ *= kNextRound;
        worth_more_ = false;
    }
    template <class Report>
    void take(Report&& report) {
        const Candidate candidate = candidates_[next_++];
        const Answer& answer = solver_.result();
        if (answer.verdict != Verdict::kUndecided) return report(candidate, answer);
        worth_more_ |= solver_.progress().nodes >= each_;
        undecided_.push_back(candidate);
    }

    Solver solver_;
    Position start_;
    Limits limits_;
    std::vector<Candidate> candidates_;
    std::vector<Candidate> undecided_;  // in this round
    std::size_t next_ = 0;              // index of the candidate that the solver works on
    std::uint64_t each_ = 0;            // nodes per candidate in this round
    std::uint64_t before_ = 0;          // nodes of all candidates before the current one
    std::uint64_t nodes_ = 0;           // nodes of all candidates
    bool worth_more_ = false;           // whether more nodes may decide what is undecided
    bool begun_ = false;
    bool done_ = false;
};

}  // namespace peg
