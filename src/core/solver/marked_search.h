// SPDX-License-Identifier: MIT
#pragma once

// A solution in which each of some marked pegs ends in a hole of its own, and none is jumped over
// (problem.h). Where the marked pegs are belongs to the state. As survivor_search.h: the solver is
// asked first, as what cannot be won at all has its proof; then depth first through the states, in
// an order shuffled anew at each turn, each turn twice as long as the one before, with
//
//     parity       a marked peg only ever sees holes of its kind (board/hole_kind.h)
//     room         no end that the finish allows has no peg where a marked peg is to end
//     dead         states from which everything was tried are remembered over all turns
//     solver       of a position with many pegs it says whether it can be won at all; each of its
//                  solutions is played through, as it may bring the marked pegs home

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/solver/solver.h"
#include "core/support/position_set.h"

namespace peg {

class MarkedSearch {
public:
    // The board must outlive this object.
    explicit MarkedSearch(const Board& board) : board_(&board), solver_(board) {}

    // As Solver::begin. The problem has marked pegs, no survivor, and a finish that is no best end.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {answer_.nodes, stored_}; }
    // The proof is a certificate that the problem cannot be solved without marks, or a search.
    const Answer& result() const { return answer_; }

private:
    using Places = std::array<Hole, Marks::kMost>;
    struct State {
        Bits pegs = 0;
        Places places{};  // of the marked pegs
    };
    struct Frame {
        State state;
        std::vector<JumpId> jumps;  // those still to be tried, the next one last
    };
    enum class Phase : std::uint8_t { kProblem, kSearch, kDone };

    bool ends_in_reach() const;
    Problem without_marks(Bits pegs) const;
    std::optional<State> after(const State& state, JumpId id) const;
    bool finished(const State& state) const;
    // The jumps up to where the marked pegs are home in a finish, if they come there.
    std::optional<std::size_t> home_after(State state, const std::vector<JumpId>& jumps) const;
    bool dead(const State& state) const;
    std::uint64_t advance(std::uint64_t nodes);
    std::uint64_t ask_solver(std::uint64_t nodes);
    std::uint64_t try_next_jump();
    void push(const State& state);
    void begin_turn();
    void leave();
    void solve_by(const std::vector<JumpId>& rest, std::size_t count);
    void fail_by_search();
    std::size_t bytes() const;

    const Board* board_;
    Problem problem_;
    Limits limits_;
    Solver solver_;
    Answer answer_;
    Phase phase_ = Phase::kDone;
    bool asked_ = false;         // the solver is at work on the deepest state
    std::vector<Frame> path_;    // from the start to the state at work
    std::vector<JumpId> jumps_;  // that lead there
    // By where the marked pegs are, six bits each. Never walked through.
    std::unordered_map<std::uint64_t, PositionSet> dead_;
    PositionSet lost_, alive_;  // positions that cannot be won, and that can be, without marks
    std::uint64_t stored_ = 0;  // states known to be dead
    std::uint64_t turn_ = 0;    // the seed of its order
    std::uint64_t turn_began_at_ = 0;  // nodes
};

}  // namespace peg
