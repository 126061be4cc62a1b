// SPDX-License-Identifier: MIT
#pragma once

// The part of the checker of certificates (check_certificate.h) that checks pagoda functions, with
// zero-half cuts or without: no jump gains worth (with cuts, each loses what its cuts ask for), and
// the start, less the cuts that are due, is worth less than the finish.
// Shares no code with pagoda/pagoda_with_cuts.h, which the finders use.

#include <cstdint>
#include <span>

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/proof/check_claim.h"
#include "core/proof/check_parts.h"

namespace peg {

class WeightChecker : CheckerPart {
public:
    using CheckerPart::CheckerPart;

    CertificateCheck check(const Claim& claim, const PagodaCertificate& pagoda) const;
    CertificateCheck check(const Claim& claim, const ZeroHalfCertificate& pagoda) const;

private:
    CertificateCheck check_weights(const Claim& claim, const Weights& weights,
                                   std::span<const ZeroHalfCut> cuts, std::int64_t start,
                                   std::int64_t finish) const;
    std::int64_t worth(const Weights& weights, Bits pegs) const;
    // The number of holes of a set in which two positions differ.
    int differences(Bits a, Bits b, Bits holes) const;
};

}  // namespace peg
