// SPDX-License-Identifier: MIT
#include "core/levels/pattern_set.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/oracle.h"

namespace peg {
namespace {

std::set<Bits> patterns_of(const PatternSet& set) {
    std::set<Bits> patterns;
    for (std::size_t word = 0; word < set.words().size(); ++word)
        for_each_hole(set.words()[word], [&](Hole hole) { patterns.insert(word * 64 + hole); });
    return patterns;
}

TEST_CASE("what is flipped in a set of patterns is flipped in each", "[levels][patterns]") {
    oracle::Random random(401);
    int grew = 0;
    for (int i = 0; i < 400; ++i) {
        const auto holes = static_cast<std::size_t>(1 + i % 12);
        const Bits all_holes = (Bits{1} << holes) - 1;
        PatternSet from(holes);
        PatternSet to(holes);
        for (Bits pattern = 0; pattern <= all_holes; ++pattern) {
            if (oracle::below(random, 3) == 0) from.add(pattern);
            if (oracle::below(random, 3) == 0) to.add(pattern);
        }
        REQUIRE(PatternSet::bytes_for(holes) == from.words().size_bytes());
        const Bits all = random() & random() & all_holes;
        const Bits pegs = random() & all;
        const Bits flipped = random() & all;
        CAPTURE(holes, all, pegs, flipped);
        const std::set<Bits> before = patterns_of(to);
        std::set<Bits> expected = before;
        for (const Bits pattern : patterns_of(from))
            if ((pattern & all) == pegs) expected.insert(pattern ^ flipped);
        REQUIRE(to.add_flipped(from, all, pegs, flipped) == (expected != before));
        REQUIRE(patterns_of(to) == expected);
        grew += expected != before ? 1 : 0;
        // The set itself, when a peg outside is jumped over.
        if (flipped == 0) continue;
        std::set<Bits> itself = patterns_of(from);
        for (const Bits pattern : patterns_of(from))
            if ((pattern & all) == pegs) itself.insert(pattern ^ flipped);
        from.add_flipped(from, all, pegs, flipped);
        REQUIRE(patterns_of(from) == itself);
    }
    CHECK(grew > 200);
    CHECK(grew < 400);
}

}  // namespace
}  // namespace peg
