// SPDX-License-Identifier: MIT
#pragma once

// Weights for the holes, and cuts: sets of holes with a price that play pays for each set of which
// it must flip an odd number. The finder (find_pagoda.h) and the searches (pagoda_pool.h) use them
// in this type of fixed size, so that a pool of them is copied and permuted without allocation. Its
// certificate for one start and one finish is made by certificate_of.
//
// Weights alone cannot exclude play that makes fractions of jumps or borrows pegs (find_pagoda.h).
// Cuts know that a jump is made a whole number of times: if every play from start to finish flips
// an odd number of some holes, some jump flips an odd number of them, and pays the weight of the
// cut. They are the zero-half cuts of integer programming (A. Caprara and M. Fischetti, "{0,
// 1/2}-Chvatal-Gomory cuts", Mathematical Programming 74, 1996), and a rule of three for the few
// kinds of jumps that a tight pagoda function leaves.

#include <array>
#include <cstdint>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

struct PagodaWithCuts {
    static constexpr std::size_t kMostCuts = 8;

    Weights weights{};
    std::array<ZeroHalfCut, kMostCuts> cuts{};  // those used come first, the others weigh 0

    constexpr bool has_cuts() const { return cuts[0].weight != 0; }
    constexpr bool operator==(const PagodaWithCuts&) const = default;
};

// The sum of the weights of the pegs.
constexpr std::int64_t worth(const PagodaWithCuts& pagoda, Bits pegs) {
    std::int64_t sum = 0;
    for_each_hole(pegs, [&](Hole hole) { sum += pagoda.weights[hole]; });
    return sum;
}

// The weights of the cuts that are due when these holes are to be flipped.
constexpr std::int64_t cuts_due(const PagodaWithCuts& pagoda, Bits flipped) {
    std::int64_t sum = 0;
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.due(flipped)) sum += cut.weight;
    return sum;
}

// What is left of the start's worth beside the finish's and the cuts that are due. Where this is
// negative, the finish is out of reach.
constexpr std::int64_t slack(const PagodaWithCuts& pagoda, Bits start, Bits finish) {
    return worth(pagoda, start) - worth(pagoda, finish) - cuts_due(pagoda, start ^ finish);
}

// What a jump takes from the worth.
constexpr std::int64_t loss(const PagodaWithCuts& pagoda, const Jump& jump) {
    return std::int64_t{pagoda.weights[jump.from]} + pagoda.weights[jump.over] -
           pagoda.weights[jump.to];
}

// Whether each jump of the board takes at least what its cuts ask for, and no cut weighs less than
// nothing.
constexpr bool is_pagoda(const Board& board, const PagodaWithCuts& pagoda) {
    for (const ZeroHalfCut& cut : pagoda.cuts)
        if (cut.weight < 0) return false;
    for (const Jump& jump : board.jumps())
        if (loss(pagoda, jump) < cuts_due(pagoda, jump.mask)) return false;
    return true;
}

// The same with its weights and cuts on the images of the holes under a symmetry of the board: a
// pagoda function as well.
constexpr PagodaWithCuts permute(const Board& board, const Permutation& symmetry,
                                 const PagodaWithCuts& pagoda) {
    PagodaWithCuts image = pagoda;
    for (Hole hole : board.reading_order()) image.weights[symmetry[hole]] = pagoda.weights[hole];
    for (ZeroHalfCut& cut : image.cuts) cut.holes = permute(symmetry, cut.holes);
    return image;
}

// The certificate that the finish is out of reach from the start, as slack() < 0 says: by weights
// alone where there are no cuts.
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
