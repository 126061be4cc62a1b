// SPDX-License-Identifier: MIT
#include "core/proof/check_weights.h"

#include <string>

namespace peg {

namespace {

std::string not_worth(const char* what, std::int64_t real, std::int64_t said) {
    return std::string("the ") + what + " is worth " + std::to_string(real) + ", not " +
           std::to_string(said);
}

// The total weight of the cuts whose holes are flipped an odd number of times.
template <class Flips>
std::int64_t due(std::span<const ZeroHalfCut> cuts, Flips flips) {
    std::int64_t sum = 0;
    for (const ZeroHalfCut& cut : cuts)
        if (flips(cut.holes) % 2 != 0) sum += cut.weight;
    return sum;
}

}  // namespace

CertificateCheck WeightChecker::check(const Claim& claim, const PagodaCertificate& pagoda) const {
    return check_weights(claim, pagoda.weights, {}, pagoda.start, pagoda.finish);
}
CertificateCheck WeightChecker::check(const Claim& claim, const ZeroHalfCertificate& pagoda) const {
    constexpr std::size_t kMaxCuts = 256;
    if (pagoda.cuts.size() > kMaxCuts) return fails("the cuts are too many");
    for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
        const std::string cut = "the cut number " + std::to_string(i + 1);
        if (pagoda.cuts[i].weight < 0) return fails(cut + " has a negative weight");
        if ((pagoda.cuts[i].holes & ~board().holes()) != 0)
            return fails(cut + " has holes that the board does not have");
    }
    return check_weights(claim, pagoda.weights, pagoda.cuts, pagoda.start, pagoda.finish);
}

CertificateCheck WeightChecker::check_weights(const Claim& claim, const Weights& weights,
                                              std::span<const ZeroHalfCut> cuts, std::int64_t start,
                                              std::int64_t finish) const {
    const bool several = !claim.goal;
    if (several && claim.goals == Claim::Goals::kOnePeg)
        return fails("weights speak of one finish, and here it is any of several holes");
    if (several && !cuts.empty())
        return fails("cuts speak of one finish, and here it is any of several positions");
    for (std::size_t hole = 0; hole < weights.size(); ++hole)
        if (weights[hole] != 0 && !contains(board().holes(), static_cast<Hole>(hole)))
            return fails("there is a weight where the board has no hole");
    for (std::size_t id = 0; id < board().jumps().size(); ++id) {
        const Jump& jump = board().jumps()[id];
        const std::int64_t before = std::int64_t{weights[jump.from]} + weights[jump.over];
        const std::int64_t asked = due(cuts, [&](Bits holes) {
            return contains(holes, jump.from) + contains(holes, jump.over) +
                   contains(holes, jump.to);
        });
        if (before - weights[jump.to] >= asked) continue;
        return fails("the jump " + name(jump) + " makes " + std::to_string(before) + " into " +
                     std::to_string(weights[jump.to]) +
                     (asked > 0 ? ", and its cuts ask for " + std::to_string(asked) : ""));
    }
    const std::int64_t left = worth(weights, claim.start) - due(cuts, [&](Bits holes) {
                                  return differences(claim.start, claim.goal.value_or(0), holes);
                              });
    if (left != start) return fails(not_worth("start", left, start));
    const std::int64_t wanted =
        several ? min_worth(board(), weights, claim) : worth(weights, *claim.goal);
    if (wanted != finish) return fails(not_worth("finish", wanted, finish));
    if (left >= wanted)
        return fails("the start is worth " + std::to_string(left) + ", and the finish " +
                     std::to_string(wanted));
    return holds();
}

std::int64_t WeightChecker::worth(const Weights& weights, Bits pegs) const {
    std::int64_t sum = 0;
    for (Hole hole : board().reading_order())
        if (contains(pegs, hole)) sum += weights[hole];
    return sum;
}

int WeightChecker::differences(Bits a, Bits b, Bits holes) const {
    int number = 0;
    for (Hole hole : board().reading_order())
        number += contains(holes, hole) && contains(a, hole) != contains(b, hole);
    return number;
}

}  // namespace peg
