// SPDX-License-Identifier: MIT
#pragma once

// Finds winnable positions that differ from a given position in one, two or three holes, the
// nearest first. Somebody who drew a lost position may have meant one of them. Positions with one
// changed hole come first, then those with two and with three, in reading order. The filters:
//
//     class and number of pegs   leave about one in ten (position_class.h)
//     symmetry                   one of those that the problem's own symmetries map to each other
//     the solver                 decides the rest, each within a limit of its own
//
// Resumable and deterministic like the solver, which it runs once for each position that remains.

#include <array>
#include <cstdint>
#include <vector>

#include "core/proof/position_class.h"
#include "core/solver/solver.h"

namespace peg {

// A position near the given one, but different from it.
struct NearPosition {
    Position start;
    int changed = 0;               // number of holes that differ, 1 to 3
    std::vector<JumpId> solution;  // at least one jump
};

struct NearestWinnable {
    std::vector<NearPosition> found;  // those with the fewest changed holes first; at most 6
    bool complete = false;            // whether no nearer position was left undecided
    std::uint64_t nodes = 0;
};

class NearestWinnableSearch {
public:
    static constexpr int kMaxChanged = 3;
    static constexpr std::size_t kMaxFound = 6;

    // The board outlives this object.
    explicit NearestWinnableSearch(const Board& board);

    // See Solver::begin. The limits apply to all positions together. With the finish `fewest` every
    // position counts as won, so nothing is found.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step; examining a position without the solver counts as one node. Between steps,
    // result() has what was found so far.
    bool step(std::uint64_t nodes);
    Progress progress() const;
    const NearestWinnable& result() const { return result_; }

private:
    bool choose_next();
    void look_at_next();
    void take_verdict();
    bool may_be_winnable(Position position) const;
    bool is_first_image(Bits changes) const;

    const Board* board_;
    ClassRule class_of_;
    Solver solver_;
    Problem problem_;
    Limits limits_;
    std::vector<const Permutation*> symmetries_;  // of the problem
    // The holes to be changed, as ascending indices in reading order.
    std::array<std::size_t, kMaxChanged> chosen_{};
    std::size_t chosen_count_ = 0;
    Position at_;           // the position that the solver works on
    bool solving_ = false;  // whether the solver is working
    bool done_ = false;
    bool passed_over_ = false;  // the solver reached its limit on some position
    NearestWinnable result_;
};

}  // namespace peg
