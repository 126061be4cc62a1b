// SPDX-License-Identifier: MIT
#include "core/support/bits/pair_swaps.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <utility>
#include <vector>

#include "support/oracle.h"

namespace peg {
namespace {

// Compares with the image of each single bit.
void check(oracle::Random& random, const std::vector<std::uint8_t>& images) {
    const auto swaps = PairSwaps::make(images);
    REQUIRE(swaps);
    for (int trial = 0; trial < 20; ++trial) {
        Bits word = 0, spill = 0, expected = 0, expected_spill = 0;
        for (std::size_t i = 0; i < images.size(); ++i) {
            if (oracle::below(random, 2) == 0) continue;
            (i < 64 ? word : spill) |= Bits{1} << i % 64;
            (images[i] < 64 ? expected : expected_spill) |= Bits{1} << images[i] % 64;
        }
        REQUIRE((*swaps)(word) == expected);
        REQUIRE(swaps->spill(spill) == expected_spill);
    }
}

TEST_CASE("swaps of pairs move the bits of groups of four alike", "[cross]") {
    oracle::Random random(557);
    for (std::size_t size = 0; size <= 72; ++size)
        for (int trial = 0; trial < 10; ++trial) {
            std::vector<std::uint8_t> images(size);
            for (std::size_t i = 0; i < size; i += 4) {
                // The last group may have two bits, or fixed bits.
                const std::size_t left = size - i;
                const int most = left >= 4 ? 4 : left >= 2 ? 2 : 1;
                const auto by = static_cast<std::size_t>(oracle::below(random, most));
                for (std::size_t j = i; j < std::min(i + 4, size); ++j)
                    images[j] = static_cast<std::uint8_t>(left >= 4 || j - i < 2 ? j ^ by : j);
            }
            check(random, images);
        }
}

TEST_CASE("other permutations are no swaps of pairs", "[cross]") {
    CHECK_FALSE(PairSwaps::make(std::vector<std::uint8_t>{1, 2, 0}));
    CHECK_FALSE(PairSwaps::make(std::vector<std::uint8_t>{1, 2, 3, 0}));
    CHECK_FALSE(PairSwaps::make(std::vector<std::uint8_t>{0, 1, 2, 4, 3}));
    std::vector<std::uint8_t> far(70);
    std::iota(far.begin(), far.end(), std::uint8_t{0});
    CHECK(PairSwaps::make(far));
    std::swap(far[0], far[69]);
    CHECK_FALSE(PairSwaps::make(far));
}

}  // namespace
}  // namespace peg
