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

// A set of holes and what a jump pays that flips an odd number of them. If start and finish differ
// in an odd number of the holes, the toll is paid at least once in any play from one to the other.
struct Toll {
    Bits holes = 0;
    std::int32_t toll = 0;  // 0: unused

    constexpr bool due(Bits flipped) const { return odd(flipped & holes); }
    constexpr bool operator==(const Toll&) const = default;
};

// A pagoda function (Conway; Beasley's "resource count"): a weight for each hole such that no jump
// ever adds worth, w(from) + w(over) >= w(to). A position worth less than the finish is lost.
//
// Here it may have tolls as well, which the jumps must bring up beyond that:
// w(from) + w(over) - w(to) >= the tolls of all sets of which the jump flips an odd number. So the
// start must be worth as much as the finish and the tolls that are due between them. Weights alone
// are the dual of making jumps in fractions; tolls know that a jump is made a whole number of
// times. They are the zero-half cuts of integer programming (A. Caprara and M. Fischetti,
// "{0, 1/2}-Chvatal-Gomory cuts", Mathematical Programming 74, 1996), and a rule of three for the
// few kinds of jumps that a tight pagoda function leaves.
struct Pagoda {
    static constexpr std::size_t kMaxTolls = 8;

    std::array<std::int32_t, kMaxHoles> weights{};  // entries that are no holes of the board: 0
    std::array<Toll, kMaxTolls> tolls{};            // those used come first

    constexpr bool has_tolls() const { return tolls[0].toll != 0; }
    constexpr bool operator==(const Pagoda&) const = default;
};

// The sum of the weights of the pegs.
constexpr std::int64_t worth(const Pagoda& pagoda, Bits pegs) {
    std::int64_t sum = 0;
    for_each_hole(pegs, [&](Hole hole) { sum += pagoda.weights[hole]; });
    return sum;
}

// The tolls that are due when these holes are to be flipped.
constexpr std::int64_t tolls_due(const Pagoda& pagoda, Bits flipped) {
    std::int64_t sum = 0;
    for (const Toll& toll : pagoda.tolls)
        if (toll.due(flipped)) sum += toll.toll;
    return sum;
}

// What is left of the start's worth beside the finish and the tolls on the way. Where this is
// negative, the finish is out of reach.
constexpr std::int64_t slack(const Pagoda& pagoda, Bits start, Bits finish) {
    return worth(pagoda, start) - worth(pagoda, finish) - tolls_due(pagoda, start ^ finish);
}

// What a jump takes from the slack at least.
constexpr std::int64_t loss(const Pagoda& pagoda, const Jump& jump) {
    return std::int64_t{pagoda.weights[jump.from]} + pagoda.weights[jump.over] -
           pagoda.weights[jump.to];
}

// Whether the weights are a pagoda function of the board: checks every jump.
constexpr bool is_pagoda(const Board& board, const Pagoda& pagoda) {
    for (const Toll& toll : pagoda.tolls)
        if (toll.toll < 0) return false;
    for (const Jump& jump : board.jumps())
        if (loss(pagoda, jump) < tolls_due(pagoda, jump.mask)) return false;
    return true;
}

// The same with its weights and sets on the images of the holes under a symmetry of the board: a
// pagoda function as well.
constexpr Pagoda permute(const Board& board, const Permutation& symmetry, const Pagoda& pagoda) {
    Pagoda image = pagoda;
    for (Hole hole : board.reading_order()) image.weights[symmetry[hole]] = pagoda.weights[hole];
    for (Toll& toll : image.tolls) toll.holes = permute(symmetry, toll.holes);
    return image;
}

// Fares. In a region of the board a jump that touches it has a fare, positive or negative, so that
// the fares of a jump in all regions never add up to more than nothing. Each region by itself, the
// holes outside being as each jump wants them, can only be brought from its pegs at the start to
// those at the finish for some least sum of fares. A play on the board pays that in every region,
// and all in all nothing or less: where the least sums add up to more, there is no play.
struct Fares {
    static constexpr int kMaxRegionHoles = 9;  // which makes 512 patterns
    static constexpr std::size_t kMaxRegions = kMaxHoles;

    struct Fare {
        JumpId jump = 0;
        std::int32_t fare = 0;

        constexpr bool operator==(const Fare&) const = default;
    };
    struct Region {
        Bits holes = 0;
        std::int32_t least = 0;   // sum of fares from start to finish
        std::vector<Fare> fares;  // those that are not 0

        bool operator==(const Region&) const = default;
    };
    std::vector<Region> regions;

    bool operator==(const Fares&) const = default;
};

// What the regions ask for together.
constexpr std::int64_t least(const Fares& fares) {
    std::int64_t sum = 0;
    for (const Fares::Region& region : fares.regions) sum += region.least;
    return sum;
}

struct Proof {
    enum class Kind : std::uint8_t {
        kNone,
        kClass,       // rule of three: start and finish are of different classes (position_class.h)
        kPagoda,      // start_worth < finish_worth under `pagoda`, which has no tolls
        kTolls,       // the same, but the tolls due have been taken from start_worth
        kFares,       // `fares` ask for more than nothing
        kSplit,       // one jump on from the start, or one back from the goal, each case is lost:
                      // `after` has a proof for each jump, in the board's order
        kExhaustive,  // all `positions` (up to symmetry) that had to be looked at were
        kCases,       // finish `any` or `fewest`: one proof for each single peg that the class
                      // leaves possible, in `cases`
    };
    struct Case;

    Kind kind = Kind::kNone;
    Pagoda pagoda;
    std::int64_t start_worth = 0;
    std::int64_t finish_worth = 0;
    Fares fares;
    bool backwards = false;       // split at the goal
    std::vector<Proof> after;     // none with class, cases or a search
    std::uint64_t positions = 0;  // of a split the cases, those that are split again too
    std::vector<Case> cases;
};

struct Proof::Case {
    Hole hole = 0;
    Proof proof;
};

// The proofs that a proof by splits comes down to in the end; of any other 1.
std::size_t leaves(const Proof& proof);

// What a split goes through, in the order of `after`: each jump that the start has, or that can
// have led to the goal, and what it leaves to be done. None where the goal has as many pegs.
struct SplitCase {
    JumpId jump = 0;
    Bits start = 0;
    Bits goal = 0;
};
std::vector<SplitCase> split_cases(const Board& board, Bits start, Bits goal, bool backwards);

Proof pagoda_proof(const Pagoda& pagoda, Bits start, Bits goal);
Proof exhaustive_proof(std::uint64_t positions);

// Whether the proof shows that the problem has no solution. All kinds are checked completely but an
// exhaustive one, which only another search could repeat: of that, no more than its form. Shares no
// code with the search, not even the masks of the position class.
bool check_proof(const Board& board, const Problem& problem, const Proof& proof);

}  // namespace peg
