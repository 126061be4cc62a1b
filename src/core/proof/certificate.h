// SPDX-License-Identifier: MIT
#pragma once

// Certificates: why a start cannot be brought to its finish, written down so that somebody who
// trusts no other part of this program can check it. Data only. The finders in this room make
// certificates, check_certificate.h checks them, and report/certificate_json.h writes and reads
// them.
//
//     class           start and finish have different classes       position_class.h
//     pagoda          the start is worth less than the finish       pagoda/find_pagoda.h
//     zero-half       the same, strengthened by cuts modulo 2       pagoda/zero_half_cuts.h
//     cost partition  the regions need more than jumps can pay      partition/find_cost_partition.h
//     cases           one for each last hole, first or last jump,   case_split.h
//                     or for each position of a finish              finish_set.h
//     search          an exhaustive search found nothing: can only be believed or repeated
//
// What they say if a finish allows several positions:
//
//     one peg, in any hole    class: no hole that the finish allows has the start's class.
//     or in one of some       Cases: by finish, one for each hole that has it; or by first jump.
//                             Search. No other kind, because each speaks of a single position
//     a pattern, or n pegs    class: no position that the finish allows has the start's class.
//     in any holes            pagoda: `finish` is the minimum worth of the positions that the
//                             finish allows. For a pattern: the weights of its pegs, plus all
//                             negative weights of holes that may be either. For n pegs: the
//                             n smallest weights.
//                             Cases: by position, one for each position that the finish allows
//                             and that has the start's class and fewer pegs than the start; in
//                             such a case that position is the only finish, so every kind except
//                             cases by finish or by position may exclude it. Or by first jump.
//                             Search

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/board.h"

namespace peg {

// The rule of three: no jump changes the class, and start and finish have different classes. The
// numbers are those of position_class.h, 0 to 15. `finish_class` is empty for a finish that allows
// several positions: none of them has the start's class.
struct ClassCertificate {
    std::uint8_t start_class = 0;
    std::optional<std::uint8_t> finish_class;

    bool operator==(const ClassCertificate&) const = default;
};

// A weight for each hole; 0 in entries that are no holes of the board.
using Weights = std::array<std::int32_t, kMaxHoles>;

// A pagoda function (J. H. Conway; the "resource count" of J. D. Beasley, The Ins and Outs of Peg
// Solitaire): weights under which no jump increases the worth, w(from) + w(over) >= w(to). The
// worth of a position is the sum of its pegs' weights. It is a proof if start < finish.
struct PagodaCertificate {
    Weights weights{};
    std::int64_t start = 0;   // worth
    std::int64_t finish = 0;  // worth; for several positions, the minimum

    bool operator==(const PagodaCertificate&) const = default;
};

// A zero-half cut: a set of holes, and a weight that every jump must lose in worth if it flips an
// odd number of these holes. If start and finish differ in an odd number of them, the cut is *due*:
// every play between them has a jump that flips an odd number.
struct ZeroHalfCut {
    Bits holes = 0;
    std::int32_t weight = 0;  // not negative

    // Whether an odd number of the flipped holes belong to the cut.
    constexpr bool due(Bits flipped) const { return odd(flipped & holes); }
    constexpr bool operator==(const ZeroHalfCut&) const = default;
};

// Weights with zero-half cuts: for each jump, w(from) + w(over) - w(to) is at least the sum of the
// weights of all cuts of which the jump flips an odd number of holes.
struct ZeroHalfCertificate {
    Weights weights{};
    std::vector<ZeroHalfCut> cuts;
    std::int64_t start = 0;   // worth, minus the weights of the cuts that are due
    std::int64_t finish = 0;  // worth; greater than `start`

    bool operator==(const ZeroHalfCertificate&) const = default;
};

// An operator cost partition over projections. In each region, a jump that touches it has a cost,
// which may be negative, and the costs of one jump in all regions add up to at most 0. So a play
// costs at most 0 in total. But in each region by itself, if all holes outside are as each jump
// requires, any way from the start's pattern to the finish's pattern costs at least `least`. If
// these bounds add up to more than 0, there is no play.
struct CostPartition {
    struct JumpCost {
        JumpId jump = 0;
        std::int32_t cost = 0;

        constexpr bool operator==(const JumpCost&) const = default;
    };
    struct Region {
        Bits holes = 0;
        std::int32_t least = 0;       // lower bound on the cost of any path from start to finish
        std::vector<JumpCost> costs;  // at most one per jump; a jump that is not listed costs 0

        bool operator==(const Region&) const = default;
    };
    std::vector<Region> regions;

    bool operator==(const CostPartition&) const = default;
};

// A distinction of cases, each with a certificate of its own.
struct CaseDistinction {
    enum class By : std::uint8_t {
        kFinish,     // one peg: one case per hole of the start's class that the finish allows
        kFirstJump,  // one case per jump of the start; it begins after that jump
        kLastJump,   // one case per jump that can lead to the finish; it ends before that jump
        kPosition,   // a pattern or n pegs: one case per position that the start may reach
    };
    struct Case;

    By by = By::kFinish;
    std::vector<Case> cases;

    bool operator==(const CaseDistinction& other) const;
};

// An exhaustive search over `positions` positions (up to symmetry) found no way to the finish. Only
// another search can check that.
struct SearchCertificate {
    std::uint64_t positions = 0;

    bool operator==(const SearchCertificate&) const = default;
};

struct Certificate {
    using Kind = std::variant<ClassCertificate, PagodaCertificate, ZeroHalfCertificate,
                              CostPartition, CaseDistinction, SearchCertificate>;
    Kind kind;

    // The certificate as one of the kinds; null if it is of another kind.
    template <class K>
    const K* as() const {
        return std::get_if<K>(&kind);
    }
    bool operator==(const Certificate&) const = default;
};

struct CaseDistinction::Case {
    // By kind of case: the Hole of the last peg, the JumpId of the first or last jump, or the pegs
    // of the position.
    Bits key = 0;
    Certificate certificate;

    Hole hole() const { return static_cast<Hole>(key); }
    JumpId jump() const { return static_cast<JumpId>(key); }

    bool operator==(const Case&) const = default;
};

inline bool CaseDistinction::operator==(const CaseDistinction& other) const {
    return by == other.by && cases == other.cases;
}

// The maximum depth of nested cases. Each first or last jump leaves one peg less in between, and
// the finish is fixed only once.
inline constexpr int kMaxNestedCases = kMaxHoles;

// The sum of the regions' bounds; if it is greater than 0, the partition is a proof.
constexpr std::int64_t total_least(const CostPartition& partition) {
    std::int64_t sum = 0;
    for (const CostPartition::Region& region : partition.regions) sum += region.least;
    return sum;
}

// The number of leaves in nested cases by first and last jumps; 1 for any other certificate.
inline std::size_t leaf_count(const Certificate& certificate) {
    const auto* split = certificate.as<CaseDistinction>();
    if (split == nullptr || split->by == CaseDistinction::By::kFinish ||
        split->by == CaseDistinction::By::kPosition || split->cases.empty())
        return 1;
    std::size_t sum = 0;
    for (const CaseDistinction::Case& one : split->cases) sum += leaf_count(one.certificate);
    return sum;
}

}  // namespace peg
