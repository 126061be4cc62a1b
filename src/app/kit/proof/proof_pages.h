// SPDX-License-Identifier: MIT
#pragma once

// A proof as pages. A proof without cases is one page. A proof by cases has an overview page, and
// then one page per case: a problem of its own, with the first jumps made and the last jumps taken
// back, and the certificate that excludes it. If there is a single case, it is the only page.

#include <cstddef>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct ProofPage {
    Problem problem;            // the rest of the problem in this case
    std::vector<JumpId> first;  // the jumps from the proof's start to this problem's start
    std::vector<JumpId> last;   // the jumps from this problem's finish to the proof's finish, in
                                // order
    const Certificate* certificate = nullptr;  // a part of the proof
};

// At least one page. The pages point into the proof. Cost: linear in the number of cases.
std::vector<ProofPage> pages_of(const Board& board, const Problem& problem,
                                const Certificate& proof);

// True for the overview page.
inline bool is_overview(const ProofPage& page) {
    const auto* cases = page.certificate->as<CaseDistinction>();
    return cases != nullptr && !cases->cases.empty();
}

}  // namespace peg
