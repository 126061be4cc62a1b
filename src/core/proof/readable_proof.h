// SPDX-License-Identifier: MIT
#pragma once

// Replaces the first proof that a search has found: the new one is the proof that a person can
// follow best. The preference, in the order of how much has to be believed:
//
//     1  the position class
//     2  a pagoda function with few and small weights        (simplify_pagoda.h)
//     3  at most 60 cases that pagoda functions exclude, with as few functions as possible; at
//        most 24 if one function with cuts would do          (fewest_cases.h)
//     4  zero-half cuts, or cases that they exclude, or what the search found: a cost partition,
//        or cases with one
//     5  a search
//
// For the finish `any` this is done for each hole separately; for a pattern with few positions, for
// each of them. Of 1,000 lost positions of the English board after 1 to 24 random jumps, 806 have a
// proof of the first three kinds without this class, and 901 with it; 94 of the others have no
// proof by 60 such cases, as fewest_cases.h shows.
//
// It costs as much as a small search, so only callers who show a proof use it.

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

class ReadableProof {
public:
    // `certificate` proves that the problem has no solution; with the finish `fewest`, that no
    // solution leaves one peg. The board outlives this object.
    ReadableProof(const Board& board, const Problem& problem, Certificate certificate);

    // Searches about `nodes` > 0 nodes (find_pagoda.h), or some thousands more, because linear
    // programs are not interrupted. Returns true when the readable proof is there; false means call
    // again.
    bool step_for(std::uint64_t nodes);
    // The readable proof once step_for() has returned true; before that, the certificate that was
    // given. If they differ, check_certificate.h has checked the new one.
    const Certificate& certificate() const { return certificate_; }

private:
    enum class Phase : std::uint8_t { kCases, kWeights, kDone };
    struct Goal {
        Bits pegs = 0;
        std::size_t attempts = 0;  // number of attempts so far to find a proof by cases
    };
    struct Leaf {
        LostPlay play;
        std::size_t group = 0;
        std::optional<std::size_t> chosen;  // index in pagodas_
    };
    // The leaves for which the same pagoda function was found.
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
    Certificate better_;  // a copy in which parts have been replaced so far
    Phase phase_ = Phase::kCases;
    std::uint64_t cost_ = 0;  // nodes so far

    std::vector<Goal> goals_;
    std::size_t next_goal_ = 0;
    std::optional<FewestCases> cases_;  // the current attempt

    std::vector<Leaf> leaves_;  // of better_, in their order there
    std::vector<Group> groups_;
    std::size_t next_leaf_ = 0;
    // Simplified functions: first one per group, then one each for some single leaves.
    std::vector<PagodaWithCuts> pagodas_;
};

}  // namespace peg
