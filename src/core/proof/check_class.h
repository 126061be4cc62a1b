// SPDX-License-Identifier: MIT
#pragma once

// The part of the checker of certificates (check_certificate.h) for those which say that start and
// finish are in different position classes: it colours the holes with three colours (the rule of
// three), or, where the lattice cannot be coloured, uses linear algebra modulo 2. Shares no code
// with position_class.h, which the finders use.

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/proof/check_claim.h"
#include "core/proof/check_parts.h"

namespace peg {

class ClassChecker : CheckerPart {
public:
    using CheckerPart::CheckerPart;

    CertificateCheck check(const Claim& claim, const ClassCertificate& classes) const;
    // The class of a position, 0 to 15. Without colours, 0 for all positions.
    unsigned class_of(Bits pegs) const;

private:
    // The diagonal lattice, and boards that list their jumps, have no colours.
    bool has_colours() const;
    // Without colours, two positions are of one class if the holes in which they differ are a sum
    // modulo 2 of sets that a jump flips. The numbers of the classes have no meaning then.
    CertificateCheck check_cosets(const Claim& claim, const ClassCertificate& classes) const;
    // For a claim without a goal: no position that the finish allows is of the class `start`.
    CertificateCheck check_several(const Claim& claim, unsigned start) const;
};

}  // namespace peg
