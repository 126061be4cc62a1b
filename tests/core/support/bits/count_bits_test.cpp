// SPDX-License-Identifier: MIT
#include "core/support/bits/count_bits.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "support/oracle.h"

namespace peg {
namespace {

TEST_CASE("the bits of many words are counted, however many words and bits", "[support]") {
    oracle::Random random(409);
    CHECK(count_bits(std::vector<Bits>(1000, ~Bits{0})) == 64'000);
    for (std::size_t size = 0; size < 130; ++size) {
        std::vector<Bits> words(size);
        std::uint64_t expected = 0;
        for (Bits& word : words) {
            word = random() & random();
            for (int i = 0; i < 64; ++i) expected += word >> i & 1;
        }
        CHECK(count_bits(words) == expected);
    }
}

}  // namespace
}  // namespace peg
