// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/zero_half_cuts.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/oracle.h"

namespace peg {

namespace {

// All sums modulo 2 of subsets of the flips.
std::set<Bits> span_of(std::span<const Bits> flips) {
    std::set<Bits> sums{0};
    for (Bits flip : flips) {
        const std::set<Bits> before = sums;
        for (Bits sum : before) sums.insert(sum ^ flip);
    }
    return sums;
}

}  // namespace

TEST_CASE("odd sets are odd with the change and even with the flips that come first",
          "[zero_half_cuts]") {
    oracle::Random random(81);
    int reachable = 0, out_of_reach = 0;
    for (int i = 0; i < 3000; ++i) {
        const int bits = 3 + oracle::below(random, 8);
        const auto any = [&] {
            return Bits{static_cast<unsigned>(oracle::below(random, 1 << bits))};
        };
        std::vector<Bits> flips;
        for (int n = oracle::below(random, 9); n > 0; --n) flips.push_back(any());
        const Bits change = any();
        // A prefix of the flips whose span does not contain the change.
        std::size_t first = 0;
        while (first < flips.size() && !span_of(std::span(flips).first(first + 1)).contains(change))
            ++first;
        ++(first < flips.size() ? reachable : out_of_reach);
        const std::vector<Bits> sets = zero_half_cuts(flips, change);
        CHECK(sets.empty() == (change == 0));
        for (Bits set : sets) {
            CHECK(odd(set & change));
            for (std::size_t k = 0; k < first; ++k) CHECK_FALSE(odd(set & flips[k]));
        }
    }
    CHECK(reachable > 500);
    CHECK(out_of_reach > 500);
}

}  // namespace peg
