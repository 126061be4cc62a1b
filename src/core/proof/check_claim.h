// SPDX-License-Identifier: MIT
#pragma once

// What the checker of certificates (check_certificate.h) holds one against. It shares nothing with
// finish_set.h, which those who find certificates use.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

// What a certificate, or one of its cases, has to show: that no play leads from `start` to `goal`,
// or, where there is no goal, to any of some positions:
struct Claim {
    enum class Goals : std::uint8_t {
        kOnePeg,   // in one of `holes`
        kMatches,  // that have `pegs` and no others of `holes`, and what they like elsewhere
        kPegs,     // that have so many pegs
    };
    Bits start = 0;
    std::optional<Bits> goal;
    Goals goals = Goals::kOnePeg;
    Bits holes = 0;
    Bits pegs = 0;
    int number = 0;

    bool refuted() const {
        if (goal) return start == *goal;
        switch (goals) {
            case Goals::kOnePeg: return count(start) == 1 && (start & holes) == start;
            case Goals::kMatches: return (start & holes) == pegs;
            case Goals::kPegs: return count(start) == number;
        }
        return true;
    }
    // The same for another start.
    Claim from(Bits other) const {
        Claim claim = *this;
        claim.start = other;
        return claim;
    }
};

// What a problem's finish asks for; nothing where it is no hole, or there always is a solution.
inline std::optional<Claim> claim_of(const Board& board, const Problem& problem) {
    const Finish& finish = problem.finish;
    Claim claim{.start = problem.start.pegs, .goal = {}};
    switch (finish.kind) {
        case Finish::Kind::kHole:
            if (finish.hole >= kMaxHoles) return std::nullopt;
            claim.goal = bit(finish.hole);
            return claim;
        case Finish::Kind::kPosition: claim.goal = finish.position.pegs; return claim;
        case Finish::Kind::kAny: claim.holes = board.holes(); return claim;
        case Finish::Kind::kOneOf: claim.holes = finish.holes; return claim;
        case Finish::Kind::kPattern:
            claim.goals = Claim::Goals::kMatches;
            claim.holes = finish.holes;
            claim.pegs = finish.position.pegs;
            return claim;
        case Finish::Kind::kPegs:
            claim.goals = Claim::Goals::kPegs;
            claim.number = finish.pegs;
            return claim;
        case Finish::Kind::kFewest:
        case Finish::Kind::kMost: break;
    }
    return std::nullopt;
}

// Of a claim about a pattern or so many pegs: what the position of these that is worth least is
// worth.
inline std::int64_t least_worth(const Board& board, const Weights& weights, const Claim& claim) {
    std::vector<std::int64_t> free;
    std::int64_t sum = 0;
    for (const Hole hole : board.reading_order())
        if (!contains(claim.holes, hole))
            free.push_back(weights[hole]);
        else if (contains(claim.pegs, hole))
            sum += weights[hole];
    std::ranges::sort(free);
    for (std::size_t i = 0; i < free.size(); ++i) {
        const bool taken = claim.goals == Claim::Goals::kPegs
                               ? i < static_cast<std::size_t>(claim.number)
                               : free[i] < 0;
        if (taken) sum += free[i];
    }
    return sum;
}

}  // namespace peg
