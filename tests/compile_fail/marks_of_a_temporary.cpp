// SPDX-License-Identifier: MIT
// Must not compile: viewing the marked pegs of a temporary problem.
#include "core/board/problem.h"

peg::Problem problem();

std::size_t marked() {
#ifdef MISUSE
    return problem().marks.all().size();
#else
    const peg::Problem kept = problem();
    return kept.marks.all().size();
#endif
}
