// SPDX-License-Identifier: MIT
#include "core/support/bits/bit_permutation.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <utility>

#include "support/oracle.h"

namespace peg {

TEST_CASE("each bit of a row goes to its place", "[cross]") {
    oracle::Random random(431);
    for (int size = 1; size <= 72; ++size) {
        std::vector<std::uint8_t> images(static_cast<std::size_t>(size));
        std::iota(images.begin(), images.end(), std::uint8_t{0});
        for (int i = size - 1; i > 0; --i)
            std::swap(images[static_cast<std::size_t>(i)],
                      images[static_cast<std::size_t>(oracle::below(random, i + 1))]);
        const BitPermutation permutation(images);
        for (int i = 0; i < 20; ++i) {
            BitPermutation::Row row, expected;
            for (std::size_t from = 0; from < images.size(); ++from) {
                if (oracle::below(random, 1 + i % 3) != 0) continue;
                const auto set = [](BitPermutation::Row& in, std::size_t place) {
                    if (place < 64)
                        in.word |= Bits{1} << place;
                    else
                        in.spill = static_cast<std::uint8_t>(in.spill | 1U << (place - 64));
                };
                set(row, from);
                set(expected, images[from]);
            }
            const BitPermutation::Row image = permutation(row);
            CHECK(image.word == expected.word);
            CHECK(image.spill == expected.spill);
        }
    }
}

}  // namespace peg
