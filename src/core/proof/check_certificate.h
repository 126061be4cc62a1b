// SPDX-License-Identifier: MIT
#pragma once

// The checker of certificates. It shares no code with the finders, not even the masks of the
// position class or the sum of weights: it knows a board by its holes, their cells and its jumps,
// and does its own arithmetic. So bugs of the finders show up here. Its parts:
//
//     what has to be proved      check_claim.h
//     position classes           check_class.h
//     pagoda functions, cuts     check_weights.h
//     cost partitions            check_region.h, for each region
//     cases, searches            check_certificate.cpp
//
// Total on any data: sums do not overflow, nesting is limited, and a certificate that would take
// too long to check is refused. `lastpeg bench` measures what checking costs; cost partitions take
// most of it.

#include <string>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct CertificateCheck {
    enum class State : std::uint8_t {
        kHolds,   // it proves that the problem has no solution
        kFails,   // it does not: `fault` says where
        kSearch,  // the form is right, but it contains a search, which cannot be checked here
        kAlwaysSolvable,  // no certificate can hold: the finish `fewest` or `most` can be reached
    };
    State state = State::kFails;
    std::string fault;  // one sentence in the states kFails and kAlwaysSolvable, otherwise empty

    bool holds() const { return state == State::kHolds; }
    bool fails() const { return state == State::kFails; }
    bool may_hold() const { return holds() || state == State::kSearch; }
};

// Checks whether the certificate proves that the problem has no solution. With the finishes
// `fewest` and `most` every problem has one. A survivor and marked pegs only make a problem harder,
// so a certificate that holds without them holds.
CertificateCheck check_certificate(const Board& board, const Problem& problem,
                                   const Certificate& certificate);

}  // namespace peg
