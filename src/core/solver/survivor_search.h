// SPDX-License-Identifier: MIT
#pragma once

// A solution in which a marked peg survives: the peg that starts in a given hole is the last one
// ("the man on the watch"; Beasley, The Ins and Outs of Peg Solitaire, ch. 7). Where the marked peg
// is belongs to the state. The solver is asked first: what cannot be won at all has its proof, and
// a solution may happen to keep the marked peg. Then two searches take turns, each time for twice
// as long: solutions with any last peg are listed in shuffled orders, until one keeps the marked
// peg (of 200 on the European board a third of the pegs are kept by one); and depth first through
// the states, in an order shuffled anew at each turn, with
//
//     parity       the marked peg only ever sees holes of its kind (board/hole_kind.h)
//     dead         states from which everything was tried are remembered over all starts
//     solver       of a position with many pegs it says whether it can be won at all; each of its
//                  solutions is played through, as it may keep the marked peg

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/solver/solutions_search.h"
#include "core/solver/solver.h"
#include "core/support/position_set.h"

namespace peg {

class SurvivorSearch {
public:
    // The board must outlive this object.
    explicit SurvivorSearch(const Board& board) : board_(&board), solver_(board) {}

    // As Solver::begin. The problem has a survivor.
    void begin(const Problem& problem, const Limits& limits);
    // The same for a problem that is known to be solvable: it is not solved once more.
    void begin_solvable(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {answer_.nodes, stored_}; }
    // The proof is a certificate that the problem cannot be solved with any peg, or a search.
    const Answer& result() const { return answer_; }

private:
    struct State {
        Bits pegs = 0;
        Hole marked = 0;
    };
    struct Frame {
        State state;
        std::vector<JumpId> jumps;  // those still to be tried, the next one last
    };
    enum class Phase : std::uint8_t { kProblem, kSamples, kSearch, kDone };

    void reset(const Problem& problem, const Limits& limits);
    void begin_search();
    bool finish_in_reach() const;
    Problem without_survivor(Bits pegs) const;
    std::optional<State> after(const State& state, JumpId id) const;
    bool keeps_marked(State state, const std::vector<JumpId>& jumps) const;
    std::uint64_t advance(std::uint64_t nodes);
    std::uint64_t ask_solver(const State& state, std::uint64_t nodes);
    std::uint64_t list_solutions(std::uint64_t nodes);
    bool is_turn_over() const;
    std::uint64_t try_next_jump();
    void push(const State& state);
    void begin_turn();
    void solve_by(const std::vector<JumpId>& rest);
    void fail_by_search();
    std::size_t bytes() const;

    const Board* board_;
    Problem problem_;
    Limits limits_;
    Solver solver_;
    Answer answer_;
    Phase phase_ = Phase::kDone;
    std::optional<State> asked_;               // the solver is at work on it
    std::vector<Frame> path_;                  // from the start to the state at work
    std::vector<JumpId> jumps_;                // that lead there
    std::array<PositionSet, kMaxHoles> dead_;  // by the marked peg's hole
    PositionSet lost_, alive_;  // positions that cannot be won, and that can be, with any peg
    std::uint64_t stored_ = 0;  // states known to be dead
    std::uint64_t turn_ = 0;    // the seed of its order
    std::uint64_t turn_began_at_ = 0;  // nodes
    std::optional<SolutionsSearch> samples_;
    std::uint64_t sample_seed_ = 0;
    std::size_t looked_at_ = 0;  // of the solutions that samples_ has found
};

}  // namespace peg
