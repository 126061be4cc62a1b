// SPDX-License-Identifier: MIT
#pragma once

// The checker of certificates. It shares no line with the code that finds them, not even the masks
// of the position class or the sum of some weights: it knows a board by its holes, their cells and
// its jumps, and does the arithmetic by itself. So an error of the finders shows here.
//
// Total on any data: sums do not overflow, cases nest to a bound, and a certificate that would take
// more than some ten seconds to check is refused. `lastpeg bench` says what checking costs: some
// 0.2 ms for a certificate of its tasks, most of it for the cost partition.

#include <string>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct CertificateCheck {
    enum class State : std::uint8_t {
        kHolds,   // it proves that the problem has no solution
        kFails,   // it does not: `fault` says where
        kSearch,  // of the right form, but a search in it cannot be checked here
    };
    State state = State::kFails;
    std::string fault;  // one sentence where it fails, else empty

    bool holds() const { return state == State::kHolds; }
    bool fails() const { return state == State::kFails; }
};

// Whether the certificate shows that the problem has no solution. With the finishes `fewest` and
// `most` there is always one: no certificate holds. A survivor and marked pegs make a problem no
// easier, so that a certificate which holds without them holds.
CertificateCheck check_certificate(const Board& board, const Problem& problem,
                                   const Certificate& certificate);

}  // namespace peg
