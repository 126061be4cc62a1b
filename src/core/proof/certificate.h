// SPDX-License-Identifier: MIT
#pragma once

// Certificates: why a start cannot be brought to its finish, written down so that somebody who
// trusts nothing else of this program can check it. Data only. The finders of this room make them,
// check_certificate.h checks them, report/certificate_json.h prints them and reads them back.
//
//     class           the start is of another class              position_class.h
//     pagoda          the start is worth less than the finish    pagoda/find_pagoda.h
//     zero-half       the same, sharpened by cuts modulo 2       pagoda/zero_half_cuts.h
//     cost partition  regions ask for more than jumps can pay    partition/find_cost_partition.h
//     cases           one for each last hole, first or last jump case_split.h
//     search          all positions were looked at: to be believed, or repeated
//
// What they say where a finish allows several positions:
//
//     one peg, in any hole    class: no hole that the finish allows has the start's class; cases by
//     or in one of some       finish: one for each that has it; by first jump. No other kind but a
//                             search, as each of the others speaks of one position
//     a pattern, or so many   class: no position that the finish allows has the start's class.
//     pegs wherever           pagoda: `finish` is what the position that is worth least, of those
//                             that the finish allows, is worth. That is, of a pattern: the weights
//                             of its pegs, and all weights below 0 of the holes that may be either;
//                             of n pegs: the n smallest weights. Cases by first jump, or a search

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/board.h"

namespace peg {

// The rule of three: no jump changes the class, and start and finish differ in it. The numbers are
// those of position_class.h, 0 to 15. `finish_class` is empty for a finish that allows several
// positions: none of them has the start's class.
struct ClassCertificate {
    std::uint8_t start_class = 0;
    std::optional<std::uint8_t> finish_class;

    bool operator==(const ClassCertificate&) const = default;
};

// A weight for each hole. Entries that are no holes of the board are 0.
using Weights = std::array<std::int32_t, kMaxHoles>;

// A pagoda function (J. H. Conway; the "resource count" of J. D. Beasley, The Ins and Outs of Peg
// Solitaire): weights such that no jump adds worth, w(from) + w(over) >= w(to), where the worth of
// a position is the sum of its pegs' weights. Here start < finish.
struct PagodaCertificate {
    Weights weights{};
    std::int64_t start = 0;   // worth
    std::int64_t finish = 0;  // worth; of several positions, the least

    bool operator==(const PagodaCertificate&) const = default;
};

// A set of holes, and the loss of worth that a jump must make at least for flipping an odd number
// of them. Where start and finish differ in an odd number of these holes, the cut is due: some jump
// of every play between them flips an odd number.
struct ZeroHalfCut {
    Bits holes = 0;
    std::int32_t weight = 0;  // not negative

    // Whether an odd number of the holes is among those flipped.
    constexpr bool due(Bits flipped) const { return odd(flipped & holes); }
    constexpr bool operator==(const ZeroHalfCut&) const = default;
};

// Weights with zero-half cuts: for each jump w(from) + w(over) - w(to) >= the weights of all cuts
// of which the jump flips an odd number of holes.
struct ZeroHalfCertificate {
    Weights weights{};
    std::vector<ZeroHalfCut> cuts;
    std::int64_t start = 0;   // worth, less the weights of the cuts that are due
    std::int64_t finish = 0;  // worth; more than `start`

    bool operator==(const ZeroHalfCertificate&) const = default;
};

// An operator cost partition over projections. In each region a jump that touches it has a cost,
// negative ones allowed, and the costs of one jump in all regions add up to at most 0. So a play
// costs at most 0 in all regions together. But each region by itself, the holes outside being as
// each jump wants them, costs at least `least` on the way from its pattern at the start to its
// pattern at the finish. Where these bounds add up to more than 0, there is no play.
struct CostPartition {
    struct JumpCost {
        JumpId jump = 0;
        std::int32_t cost = 0;

        constexpr bool operator==(const JumpCost&) const = default;
    };
    struct Region {
        Bits holes = 0;
        std::int32_t least = 0;       // cost of any path from start to finish
        std::vector<JumpCost> costs;  // at most one for each jump; a jump without costs nothing

        bool operator==(const Region&) const = default;
    };
    std::vector<Region> regions;

    bool operator==(const CostPartition&) const = default;
};

// The problem falls into cases, each of which has a certificate of its own.
struct CaseDistinction {
    enum class By : std::uint8_t {
        kFinish,     // one peg: for each hole of the start's class that the finish allows
        kFirstJump,  // for each jump that the start has, from the position after that jump
        kLastJump,   // for each jump that can lead to the finish, to the position before that jump
    };
    struct Case;

    By by = By::kFinish;
    std::vector<Case> cases;

    bool operator==(const CaseDistinction& other) const;
};

// All `positions` (up to symmetry) that had to be looked at were, and none leads to the finish.
// Nothing of it can be checked but by another search.
struct SearchCertificate {
    std::uint64_t positions = 0;

    bool operator==(const SearchCertificate&) const = default;
};

struct Certificate {
    using Kind = std::variant<ClassCertificate, PagodaCertificate, ZeroHalfCertificate,
                              CostPartition, CaseDistinction, SearchCertificate>;
    Kind kind;

    // The certificate as one of the kinds; null where it is of another one.
    template <class K>
    const K* as() const {
        return std::get_if<K>(&kind);
    }
    bool operator==(const Certificate&) const = default;
};

struct CaseDistinction::Case {
    std::uint16_t key = 0;  // the Hole of the last peg, or the JumpId of the first or last jump
    Certificate certificate;

    bool operator==(const Case&) const = default;
};

inline bool CaseDistinction::operator==(const CaseDistinction& other) const {
    return by == other.by && cases == other.cases;
}

// Cases may be split again. No certificate nests deeper: each first or last jump is one peg less in
// between, and the finish is fixed once.
inline constexpr int kMostNestedCases = kMaxHoles;

// What the regions ask for together: more than 0 where the partition is a proof.
constexpr std::int64_t total_least(const CostPartition& partition) {
    std::int64_t sum = 0;
    for (const CostPartition::Region& region : partition.regions) sum += region.least;
    return sum;
}

// The certificates that one by first and last jumps comes down to in the end; 1 for any other.
inline std::size_t leaf_count(const Certificate& certificate) {
    const auto* split = certificate.as<CaseDistinction>();
    if (split == nullptr || split->by == CaseDistinction::By::kFinish || split->cases.empty())
        return 1;
    std::size_t sum = 0;
    for (const CaseDistinction::Case& one : split->cases) sum += leaf_count(one.certificate);
    return sum;
}

}  // namespace peg
