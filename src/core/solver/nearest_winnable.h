// SPDX-License-Identifier: MIT
#pragma once

// The winnable positions that differ from a given one in the fewest holes: what could have been
// meant by somebody who has drawn a position that cannot be won. All positions with one hole
// changed come first, then those with two and with three, in reading order:
//
//     class and number of pegs   leave about one in ten (position_class.h)
//     symmetry                   of those that the problem's own symmetries map to each other, one
//     the solver                 decides the rest, each within a limit of its own
//
// Resumable and deterministic like the solver, which it runs once for each position that is left.

#include <array>
#include <cstdint>
#include <vector>

#include "core/proof/position_class.h"
#include "core/solver/solver.h"

namespace peg {

// A position near the one that was asked about, other than it.
struct NearPosition {
    Position start;
    int changed = 0;               // holes that differ, 1 to 3
    std::vector<JumpId> solution;  // of at least one jump
};

struct NearestWinnable {
    std::vector<NearPosition> found;  // those with the fewest holes changed first; at most 6
    bool complete = false;            // no position that is nearer than these was passed over
    std::uint64_t nodes = 0;
};

class NearestWinnableSearch {
public:
    static constexpr int kMostChanged = 3;
    static constexpr std::size_t kMostFound = 6;

    // The board must outlive this object.
    explicit NearestWinnableSearch(const Board& board);

    // As Solver::begin. The limits are for all positions together. With the finish `fewest` every
    // position is as good as it can be, and nothing is found.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step; a position that is only looked at counts as one. result() holds between
    // steps what was found so far.
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
    // The holes to be changed, by their numbers in reading order, rising.
    std::array<std::size_t, kMostChanged> chosen_{};
    std::size_t chosen_count_ = 0;
    Position at_;           // the position at which the solver works
    bool solving_ = false;  // it does
    bool done_ = false;
    bool passed_over_ = false;  // the solver reached its limit at some position
    NearestWinnable result_;
};

}  // namespace peg
