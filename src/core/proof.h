// SPDX-License-Identifier: MIT
#pragma once

// Proofs that a position cannot be brought to its finish. Each kind can be checked by somebody who
// does not trust the search; check_proof does so with code that shares nothing with it.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "core/problem.h"

namespace peg {

// A pagoda function (Conway; Beasley's "resource count"): a weight for each hole such that no jump
// ever adds worth, w(from) + w(over) >= w(to). A position worth less than the finish is lost.
struct Pagoda {
    std::array<std::int32_t, kMaxHoles> weights{};  // entries that are no holes of the board: 0

    constexpr bool operator==(const Pagoda&) const = default;
};

// The sum of the weights of the pegs.
constexpr std::int64_t worth(const Pagoda& pagoda, Bits pegs) {
    std::int64_t sum = 0;
    for_each_hole(pegs, [&](Hole hole) { sum += pagoda.weights[hole]; });
    return sum;
}

// Whether the weights are a pagoda function of the board: checks every jump.
constexpr bool is_pagoda(const Board& board, const Pagoda& pagoda) {
    for (const Jump& jump : board.jumps())
        if (std::int64_t{pagoda.weights[jump.from]} + pagoda.weights[jump.over] <
            pagoda.weights[jump.to])
            return false;
    return true;
}

struct Proof {
    enum class Kind : std::uint8_t {
        kNone,
        kClass,       // rule of three: start and finish are of different classes (position_class.h)
        kPagoda,      // start_worth < finish_worth under `pagoda`
        kExhaustive,  // all `positions` (up to symmetry) that had to be looked at were
        kCases,       // finish `any` or `fewest`: one proof for each single peg that the class
                      // leaves possible, in `cases`
    };
    struct Case;

    Kind kind = Kind::kNone;
    Pagoda pagoda;
    std::int64_t start_worth = 0;
    std::int64_t finish_worth = 0;
    std::uint64_t positions = 0;
    std::vector<Case> cases;
};

struct Proof::Case {
    Hole hole = 0;
    Proof proof;
};

// Whether the proof shows that the problem has no solution. Class, pagoda and case proofs are
// checked completely; of an exhaustive one, which only another search could repeat, no more than
// its form. Shares no code with the search, not even the masks of the position class.
bool check_proof(const Board& board, const Problem& problem, const Proof& proof);

}  // namespace peg
