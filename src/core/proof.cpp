// SPDX-License-Identifier: MIT
#include "core/proof.h"

#include <algorithm>

namespace peg {

namespace {

// The rule of three by counting: in each of the colourings, a jump changes the number of pegs of
// all three colours by one, so whether two of the numbers are both odd, both even or different
// never changes. True when start and goal disagree about that.
bool classes_differ(const Board& board, Bits start, Bits goal) {
    const auto differ = [&](int row_factor) {
        std::array<int, 3> change{};
        for (Hole hole : board.reading_order()) {
            const Cell cell = board.cell(hole);
            const int colour = (cell.column + row_factor * cell.row) % 3;
            if (contains(start, hole) != contains(goal, hole))
                ++change[static_cast<std::size_t>(colour)];
        }
        return change[0] % 2 != change[1] % 2 || change[1] % 2 != change[2] % 2;
    };
    return differ(1) || (board.lattice() == Lattice::kSquare && differ(2));
}

bool check_for_goal(const Board& board, Bits start, Bits goal, const Proof& proof) {
    switch (proof.kind) {
        case Proof::Kind::kClass: return classes_differ(board, start, goal);
        case Proof::Kind::kPagoda:
        case Proof::Kind::kTolls:
            return (proof.kind == Proof::Kind::kTolls) == proof.pagoda.has_tolls() &&
                   is_pagoda(board, proof.pagoda) &&
                   proof.start_worth ==
                       worth(proof.pagoda, start) - tolls_due(proof.pagoda, start ^ goal) &&
                   proof.finish_worth == worth(proof.pagoda, goal) &&
                   proof.start_worth < proof.finish_worth;
        case Proof::Kind::kExhaustive: return proof.positions > 0 && start != goal;
        case Proof::Kind::kNone:
        case Proof::Kind::kCases: return false;
    }
    return false;
}

// No single peg: each hole is of another class or has a case.
bool check_for_any(const Board& board, Bits start, const Proof& proof) {
    if (proof.kind != Proof::Kind::kClass && proof.kind != Proof::Kind::kCases) return false;
    return std::ranges::all_of(board.reading_order(), [&](Hole hole) {
        if (classes_differ(board, start, bit(hole))) return true;
        return std::ranges::any_of(proof.cases, [&](const Proof::Case& c) {
            return c.hole == hole && check_for_goal(board, start, bit(hole), c.proof);
        });
    });
}

}  // namespace

bool check_proof(const Board& board, const Problem& problem, const Proof& proof) {
    switch (problem.finish.kind) {
        case Finish::Kind::kHole:
            return check_for_goal(board, problem.start.pegs, bit(problem.finish.hole), proof);
        case Finish::Kind::kPosition:
            return check_for_goal(board, problem.start.pegs, problem.finish.position.pegs, proof);
        case Finish::Kind::kAny: return check_for_any(board, problem.start.pegs, proof);
        case Finish::Kind::kFewest: return false;  // something is always reached
    }
    return false;
}

}  // namespace peg
