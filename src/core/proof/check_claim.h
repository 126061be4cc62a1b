// SPDX-License-Identifier: MIT
#pragma once

// What a certificate must prove: a start, and the set of finishes that must be out of its reach, as
// the checker (check_certificate.h) derives them from the problem. Shares no code with
// finish_set.h, which the finders use.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

// What a certificate, or one of its cases, has to prove: that no play leads from `start` to `goal`
// or, if there is no goal, to any position of a set:
struct Claim {
    enum class Goals : std::uint8_t {
        kOnePeg,   // one peg, in one of `holes`
        kMatches,  // exactly `pegs` in `holes`, and anything elsewhere
        kPegs,     // `number` pegs in any holes
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
    // The same claim for another start.
    Claim from(Bits other) const {
        Claim claim = *this;
        claim.start = other;
        return claim;
    }
};

// The claim that the finish of a problem cannot be reached; empty if its hole is invalid, or if
// there always is a solution.
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

// For a claim about a pattern or a number of pegs: the minimum worth of the positions of the set.
inline std::int64_t min_worth(const Board& board, const Weights& weights, const Claim& claim) {
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

// For such a claim: all positions that it allows; empty if there are too many to list.
inline std::optional<std::vector<Bits>> positions_of(const Board& board, const Claim& claim) {
    constexpr std::size_t kMaxListedPositions = 1 << 16;
    const bool pattern = claim.goals == Claim::Goals::kMatches;
    std::vector<Bits> all{claim.pegs};
    for (const Hole hole : board.reading_order()) {
        if (contains(claim.holes, hole)) continue;
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i)
            if (pattern || count(all[i]) < claim.number) all.push_back(all[i] | bit(hole));
        if (all.size() > kMaxListedPositions) return std::nullopt;
    }
    if (!pattern) std::erase_if(all, [&](Bits pegs) { return count(pegs) != claim.number; });
    return all;
}

}  // namespace peg
