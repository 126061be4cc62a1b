// SPDX-License-Identifier: MIT
#pragma once

// The proof that a person can follow best, in place of the one that a search found first. In this
// order, which is that of what has to be believed:
//
//     1  the position class
//     2  a pagoda function with few and small weights        (simplify_pagoda.h)
//     3  cases that pagoda functions exclude, at most 60, as few functions as can be; 24 at most
//        where one function with cuts would do               (fewest_cases.h)
//     4  zero-half cuts, or cases that they exclude, or what the search found by itself: a cost
//        partition, cases with one
//     5  a search
//
// For the finish `any` this is done for each hole by itself. Of 1,000 lost positions of the English
// board after 1 to 24 random jumps, 806 have a proof of the first three kinds without this, and 901
// with it; 94 of the others have no proof by 60 such cases, as fewest_cases.h shows.
//
// This takes as long as a small search, so only those who show a proof do it: 3 ms on average for
// a finish, 0.1 s at most on the English board, up to half a second on the largest.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/fewest_cases.h"
#include "core/proof/pagoda/simplify_pagoda.h"

namespace peg {

class ClearProof {
public:
    // `certificate` must prove that the problem has no solution; with the finish `fewest`, that it
    // has none that leaves one peg. The board must outlive this object.
    ClearProof(const Board& board, const Problem& problem, Certificate certificate);

    // Goes on for about `nodes` > 0 nodes (find_pagoda.h), or some thousands more, as linear
    // programs are not interrupted. True when the clear proof is there; false means call again.
    bool step_for(std::uint64_t nodes);
    // The clear proof when step_for() gave true; until then the one that was given.
    // check_certificate.h has checked it where it is another one.
    const Certificate& certificate() const { return certificate_; }

private:
    enum class Phase : std::uint8_t { kCases, kWeights, kDone };
    struct Goal {
        Bits pegs = 0;
        std::size_t attempts = 0;  // made, to find a proof by cases
    };
    struct Leaf {
        LostPlay play;
        std::size_t group = 0;
        std::optional<std::size_t> chosen;  // in pagodas_
    };
    // The leaves that the same pagoda function was found for.
    struct Group {
        PagodaWithCuts found;
        std::vector<LostPlay> plays;
    };

    std::uint64_t step_cases();
    bool begin_attempt();
    Certificate& certificate_of_goal();
    void begin_weights();
    void add_leaf(const PagodaWithCuts& found, const LostPlay& play);
    std::uint64_t step_weights();
    std::uint64_t simplify(const Group& group, std::span<const LostPlay> plays);
    bool excludes(const PagodaWithCuts& pagoda, const Leaf& leaf) const;
    void choose_pagodas();
    void finish();

    const Board* board_;
    Problem problem_;
    Certificate certificate_;
    Certificate better_;  // the same, as far as it has been replaced
    Phase phase_ = Phase::kCases;
    std::uint64_t cost_ = 0;  // nodes, so far

    std::vector<Goal> goals_;
    std::size_t next_goal_ = 0;
    std::optional<FewestCases> cases_;  // the attempt at work

    std::vector<Leaf> leaves_;  // of better_, in the order in which they stand there
    std::vector<Group> groups_;
    std::size_t next_leaf_ = 0;
    // Simplified: first one for each group, then one for some leaves by themselves.
    std::vector<PagodaWithCuts> pagodas_;
};

}  // namespace peg
