// SPDX-License-Identifier: MIT
#include "core/solver.h"

#include <algorithm>
#include <variant>

#include "core/fewest_search.h"
#include "core/goal_search.h"

namespace peg {

namespace {

std::vector<Bits> goals_of(const Board& board, const Finish& finish) {
    std::vector<Bits> goals;
    switch (finish.kind) {
        case Finish::Kind::kHole: goals.push_back(bit(finish.hole)); break;
        case Finish::Kind::kPosition: goals.push_back(finish.position.pegs); break;
        case Finish::Kind::kAny:
            for (Hole hole : board.reading_order()) goals.push_back(bit(hole));
            break;
        case Finish::Kind::kFewest: break;  // FewestSearch makes its own
    }
    return goals;
}

}  // namespace

// The one of the two searches that the finish asks for, its limits, and the answer made of it.
class Solver::Search {
public:
    Search(const Board& board, const Problem& problem, const Limits& limits)
        : problem_(problem), limits_(limits), search_(make(board, problem, limits.bytes)) {}

    bool step(std::uint64_t nodes) {
        if (done_) return true;
        const std::uint64_t left = limits_.nodes - answer_.nodes;
        const GoalSearch::State state = std::visit(
            [&](auto& search) {
                answer_.nodes += search.step(std::min(left, nodes));
                return search.state();
            },
            search_);
        done_ = state != GoalSearch::State::kRunning || answer_.nodes >= limits_.nodes;
        if (done_) std::visit([&](const auto& search) { settle(search); }, search_);
        return done_;
    }

    const Answer& answer() const { return answer_; }
    Progress progress() const {
        return {answer_.nodes,
                std::visit([](const auto& search) { return search.stored(); }, search_)};
    }

private:
    using Either = std::variant<GoalSearch, FewestSearch>;

    static Either make(const Board& board, const Problem& problem, std::size_t max_bytes) {
        const Bits start = problem.start.pegs;
        if (problem.finish.kind == Finish::Kind::kFewest)
            return FewestSearch(board, start, max_bytes);
        return GoalSearch(board, start, goals_of(board, problem.finish), max_bytes);
    }

    void settle(const GoalSearch& search) {
        if (search.state() == GoalSearch::State::kSolved) {
            answer_.verdict = Verdict::kSolvable;
            show(search.solution());
        } else if (search.state() == GoalSearch::State::kImpossible) {
            answer_.verdict = Verdict::kUnsolvable;
            const bool one_goal = problem_.finish.kind != Finish::Kind::kAny;
            answer_.proof = one_goal && !search.goals().empty() ? search.proof(search.goals()[0])
                                                                : proof_of_cases(search);
        }
    }

    void settle(const FewestSearch& search) {
        if (search.state() == GoalSearch::State::kSolved) {
            answer_.verdict = Verdict::kSolvable;
            answer_.proof = search.proof();
        }
        show(search.solution());
    }

    void show(const std::vector<JumpId>& jumps) {
        answer_.jumps = jumps;
        answer_.pegs_left = peg_count(problem_.start) - static_cast<int>(jumps.size());
    }

    Problem problem_;
    Limits limits_;
    Either search_;
    Answer answer_;
    bool done_ = false;
};

Solver::Solver(const Board& board) : board_(&board) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::begin(const Problem& problem, const Limits& limits) {
    search_ = std::make_unique<Search>(*board_, problem, limits);
}

bool Solver::step(std::uint64_t nodes) { return search_->step(nodes); }
Progress Solver::progress() const { return search_->progress(); }
const Answer& Solver::result() const { return search_->answer(); }

}  // namespace peg
