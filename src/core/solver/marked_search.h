// SPDX-License-Identifier: MIT
#pragma once

// Finds a solution that keeps marked pegs: none is jumped over, and each ends in a hole of its own
// (Marks in problem.h); or the only marked peg, the survivor, is the last peg, in whatever hole
// ("the man on the watch"; Beasley, The Ins and Outs of Peg Solitaire, ch. 7). A state is a
// position and the holes of the marked pegs. The solver is asked first: a problem that cannot be
// won at all has a proof, and a solution may happen to keep the marked pegs. Then two searches
// alternate, each turn twice as long as the one before. The first lists solutions without marks in
// shuffled orders, if the finish allows that, until one keeps the marked pegs (among 200 solutions
// of the European board there is one for a third of the pegs). The second is a depth-first search
// over states, whose order is shuffled anew at each turn, with
//
//     parity       a marked peg only ever reaches holes of its kind (board/hole_kind.h)
//     ends         every end that the finish allows has pegs where the marked pegs are to end
//     dead         states from which everything was tried are remembered over all turns
//     solver       it decides whether a position with many pegs can be won at all; each of its
//                  solutions is replayed, because it may bring the marked pegs home

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/solver/solutions_search.h"
#include "core/solver/solver.h"
#include "core/support/position_set.h"

namespace peg {

class MarkedSearch {
public:
    // The board outlives this object.
    explicit MarkedSearch(const Board& board) : board_(&board), solver_(board) {}

    // See Solver::begin. The problem has either a survivor or marked pegs, and a finish that is not
    // a best end.
    void begin(const Problem& problem, const Limits& limits);
    // The same for a problem that is known to be solvable without marks: that is not decided again.
    void begin_solvable(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {answer_.nodes, stored_}; }
    // If unsolvable, the proof is a certificate that the problem cannot be solved even without
    // marks, or a SearchCertificate.
    const Answer& result() const { return answer_; }

private:
    using Places = std::array<Hole, Marks::kMax>;
    struct State {
        Bits pegs = 0;
        Places places{};  // of the marked pegs; unused entries are 0
    };
    struct Frame {
        State state;
        std::vector<JumpId> jumps;  // still to be tried, the next one last
    };
    enum class Phase : std::uint8_t { kProblem, kSamples, kSearch, kDone };

    void reset(const Problem& problem, const Limits& limits);
    void begin_search();
    bool ends_in_reach() const;
    bool survivor_in_reach() const;
    Problem without_marks(Bits pegs) const;
    State start() const;
    std::optional<State> after(const State& state, JumpId id) const;
    bool finished(const State& state) const;
    // The n for which the first n of the jumps bring the marked pegs home in a finish; empty if
    // there is none.
    std::optional<std::size_t> home_after(State state, const std::vector<JumpId>& jumps) const;
    bool dead(const State& state) const;
    std::uint64_t advance(std::uint64_t nodes);
    std::uint64_t solve_without_marks(std::uint64_t nodes);
    std::uint64_t ask_solver(std::uint64_t nodes);
    std::uint64_t list_solutions(std::uint64_t nodes);
    bool is_turn_over() const;
    std::uint64_t try_next_jump();
    void push(const State& state);
    void begin_turn();
    void leave();
    bool solve_by(const State& from, const std::vector<JumpId>& rest);
    void fail_by_search();
    std::size_t bytes() const;

    const Board* board_;
    Problem problem_;
    std::size_t marked_ = 0;  // number of marked pegs
    Limits limits_;
    Solver solver_;
    Answer answer_;
    Phase phase_ = Phase::kDone;
    bool asked_ = false;         // whether the solver works on the deepest state
    std::vector<Frame> path_;    // from the start to the current state
    std::vector<JumpId> jumps_;  // the jumps that lead there
    // By the holes of the marked pegs, six bits each. Never iterated over, so its order does not
    // matter.
    std::unordered_map<std::uint64_t, PositionSet> dead_;
    PositionSet lost_, alive_;         // positions that cannot (can) be won without marks
    std::uint64_t stored_ = 0;         // number of states known to be dead
    std::uint64_t turn_ = 0;           // number of the current turn, and seed of its order
    std::uint64_t turn_began_at_ = 0;  // nodes at the beginning of the turn
    std::optional<SolutionsSearch> samples_;
    std::uint64_t sample_seed_ = 0;
    std::size_t looked_at_ = 0;  // how many solutions of samples_ were examined
};

}  // namespace peg
