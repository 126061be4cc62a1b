// SPDX-License-Identifier: MIT
#pragma once

// A proof as pages to leaf through. A proof that needs no cases is one page. One by cases has a
// page that says so, and then a page for each case: a problem of its own, with the first jumps made
// and the last ones taken back, and the certificate that excludes it. Where there is only one case
// it is the only page.

#include <cstddef>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct ProofPage {
    Problem problem;            // what is left of the problem in this case
    std::vector<JumpId> first;  // the jumps that lead from the start to this problem's start
    std::vector<JumpId> last;   // those that would lead from its finish to the finish, in order
    const Certificate* certificate = nullptr;  // a part of the proof
};

// At least one. The pages point into the proof. Takes microseconds, with thousands of cases
// milliseconds.
std::vector<ProofPage> pages_of(const Board& board, const Problem& problem,
                                const Certificate& proof);

// Whether this is the page of all cases.
inline bool is_overview(const ProofPage& page) {
    const auto* cases = page.certificate->as<CaseDistinction>();
    return cases != nullptr && !cases->cases.empty();
}

}  // namespace peg
