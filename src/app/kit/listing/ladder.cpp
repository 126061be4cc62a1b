// SPDX-License-Identifier: MIT
#include "app/kit/listing/ladder.h"

#include <algorithm>

#include "app/kit/listing/records_here.h"
#include "app/kit/listing/solved.h"

namespace peg {

bool stands_on(const AppState& state, const ListedProblem& listed, Rung rung) {
    if (rung == Rung::kSolved) return is_solved(state, listed);
    if (rung == Rung::kWithoutHelp) return feats_of(state.achieved.tries, listed.key).without_help;
    const auto best = own_best(state, listed.key);
    const auto fewest = least_moves(state, listed);
    if (!best || !fewest) return false;
    return *best <= (rung == Rung::kRecord ? *fewest : few_moves(*fewest));
}

std::span<const Rung> rungs_of(const AppState& state, const ListedProblem& listed) {
    return std::span(kEveryRung).first(least_moves(state, listed) ? kEveryRung.size() : 2);
}

}  // namespace peg
