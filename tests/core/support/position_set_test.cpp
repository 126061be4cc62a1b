// SPDX-License-Identifier: MIT
#include "core/support/position_set.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <span>
#include <vector>

#include "support/allocation.h"
#include "support/oracle.h"

namespace peg {

TEST_CASE("a set of positions holds what was put in, and nothing else", "[table]") {
    oracle::Random random(61);
    for (int spread : {4, 12, 40, 64}) {  // few different keys, and many
        CAPTURE(spread);
        PositionSet positions;
        std::set<Bits> expected;
        const auto key = [&] { return (random() >> (64 - spread)) | Bits{1} << 63; };
        for (int i = 0; i < 5000; ++i) {
            const Bits pegs = key();
            if (positions.insert(pegs) != expected.insert(pegs).second) FAIL(pegs);
            const Bits other = key();
            if (positions.contains(other) != expected.contains(other)) FAIL(other);
        }
        CHECK(positions.size() == expected.size());
        for (Bits pegs : expected)
            if (!positions.contains(pegs)) FAIL(pegs);
    }
}

TEST_CASE("only what a set holds is dropped from a list, and most of that", "[table]") {
    struct Entry {
        Bits bits;
    };
    oracle::Random random(62);
    PositionSet positions;
    std::vector<Entry> list, others;
    for (int i = 0; i < 5000; ++i) {
        const Bits pegs = random() | 1;
        list.push_back({pegs});
        if (random() % 2 == 0)
            positions.insert(pegs);
        else
            others.push_back(list.back());
    }
    positions.drop_most_seen(list);
    CHECK(list.size() < others.size() + positions.size() / 2);
    std::erase_if(list, [&](Entry entry) { return positions.contains(entry.bits); });
    CHECK(std::ranges::equal(list, others, {}, &Entry::bits, &Entry::bits));
}

TEST_CASE("the first of a list that a set holds is found, wherever it is", "[table]") {
    struct Entry {
        Bits bits;
    };
    oracle::Random random(63);
    PositionSet positions;
    while (positions.size() < 1000) positions.insert(random() | 1);
    for (std::size_t size = 0; size < 70; ++size) {
        std::vector<Entry> list;
        while (list.size() < size) list.push_back({(random() | 2) & ~Bits{1}});  // not in the set
        const std::span<const Entry> all(list);
        CHECK(positions.find_first(all) == nullptr);
        for (std::size_t last = size; last-- > 0;) {
            const Bits* slot = positions.slots().data() + random() % positions.slots().size();
            if (*slot == 0) continue;
            list[last] = {*slot};
            REQUIRE(positions.find_first(all) == &list[last]);
        }
    }
}

TEST_CASE("keys that look alike do not slow a set down", "[table]") {
    // Positions of a search differ in few bits; if they were hashed to few slots, this would take
    // hours.
    PositionSet low, high;
    for (Bits i = 1; i <= 200'000; ++i) {
        low.insert(i);
        high.insert(i << 44);
    }
    CHECK(low.size() == 200'000);
    CHECK(high.size() == 200'000);
}

TEST_CASE("a set takes the memory that it says, and gives it back", "[table]") {
    constexpr std::size_t kRounding =
        16'384;  // pages and allocations of the test framework; tables take MB
    const std::size_t before = allocated_bytes();
    PositionSet positions(100'000);
    const std::size_t reserved = positions.bytes();
    CHECK(allocated_bytes() - before >= reserved);
    CHECK(allocated_bytes() - before < reserved + kRounding);
    CHECK(reserved >= 100'000 * sizeof(Bits));
    for (Bits i = 1; i <= 100'000; ++i) positions.insert(i);
    CHECK(positions.bytes() == reserved);
    for (Bits i = 1; i <= 1'000'000; ++i) positions.insert(i);
    CHECK(positions.bytes() <= 24 * 1'000'000 * 3 / 2);
    positions.reset(10);
    CHECK(positions.size() == 0);
    CHECK_FALSE(positions.contains(1));
    CHECK(positions.bytes() < 1000);
    CHECK(allocated_bytes() - before < kRounding);
}

}  // namespace peg
