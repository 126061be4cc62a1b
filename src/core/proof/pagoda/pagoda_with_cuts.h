// SPDX-License-Identifier: MIT
#pragma once

// A pagoda function with zero-half cuts, the type that the finder (find_pagoda.h) and the pools of
// the searches (pagoda_pool.h) use. Weights of the holes bound what play can reach: no jump adds
// worth, so a start that is worth less than the finish is lost. A cut is a set of holes with a
// weight, which play has to pay, in worth, if start and finish differ in an odd number of its
// holes. The type has a fixed size, so pools copy and permute it without allocation.
//
// Why cuts: weights alone cannot exclude play that makes fractions of jumps or borrows pegs
// (find_pagoda.h). But a jump is made a whole number of times. If start and finish differ in an odd
// number of a cut's holes, some jump must flip an odd number of them, and each such jump loses at
// least the weight of the cut. They are the zero-half cuts of integer programming (A. Caprara and
// M. Fischetti, "{0, 1/2}-Chvatal-Gomory cuts", Mathematical Programming 74, 1996). They act like a
// rule of three for the few kinds of jumps that a tight pagoda function leaves.

#include <array>
#include <cstdint>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

struct PagodaWithCuts {
    static constexpr std::size_t kMaxCuts = 8;

    Weights weights{};
    std::array<ZeroHalfCut, kMaxCuts> cuts{};  // those in use come first; the others have weight 0

    constexpr bool has_cuts() const { return cuts[0].weight != 0; }
    constexpr bool operator==(const PagodaWithCuts&) const = default;
};

// The worth: the sum of the weights of the pegs.
constexpr std::int64_t worth(const PagodaWithCuts& pagoda, Bits pegs) {
    std::int64_t sum = 0;
    for_each_hole(pegs, [&](Hole hole) { sum += pagoda.weights[hole]; });
    return sum;
}

// The total weight of the cuts that are due if these holes are to be flipped.
constexpr std::int64_t cuts_due(const PagodaWithCuts& pagoda, Bits flipped) {
    std::int64_t sum = 0;
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.due(flipped)) sum += cut.weight;
    return sum;
}

// The worth of the start minus the worth of the finish minus the cuts that are due. If this is
// negative, the finish is out of reach.
constexpr std::int64_t slack(const PagodaWithCuts& pagoda, Bits start, Bits finish) {
    return worth(pagoda, start) - worth(pagoda, finish) - cuts_due(pagoda, start ^ finish);
}

// How much a jump lowers the worth.
constexpr std::int64_t loss(const PagodaWithCuts& pagoda, const Jump& jump) {
    return std::int64_t{pagoda.weights[jump.from]} + pagoda.weights[jump.over] -
           pagoda.weights[jump.to];
}

// Whether each jump of the board loses at least the weights of the cuts it crosses, and no cut has
// a negative weight.
constexpr bool is_pagoda(const Board& board, const PagodaWithCuts& pagoda) {
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.weight < 0) return false;
    for (const Jump& jump : board.jumps())
        if (loss(pagoda, jump) < cuts_due(pagoda, jump.mask)) return false;
    return true;
}

// The image under a symmetry of the board, with weights and cuts on the images of the holes; it is
// a pagoda function as well.
constexpr PagodaWithCuts permute(const Board& board, const Permutation& symmetry,
                                 const PagodaWithCuts& pagoda) {
    PagodaWithCuts image = pagoda;
    for (Hole hole : board.reading_order()) image.weights[symmetry[hole]] = pagoda.weights[hole];
    for (ZeroHalfCut& cut : image.cuts) cut.holes = permute(symmetry, cut.holes);
    return image;
}

// The certificate that the finish is out of reach from the start; requires slack() < 0. Uses the
// kind without cuts if there are none.
inline Certificate certificate_of(const PagodaWithCuts& pagoda, Bits start, Bits finish) {
    if (!pagoda.has_cuts())
        return {PagodaCertificate{pagoda.weights, worth(pagoda, start), worth(pagoda, finish)}};
    ZeroHalfCertificate certificate{pagoda.weights,
                                    {},
                                    worth(pagoda, start) - cuts_due(pagoda, start ^ finish),
                                    worth(pagoda, finish)};
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.weight != 0) certificate.cuts.push_back(cut);
    return {certificate};
}

}  // namespace peg
