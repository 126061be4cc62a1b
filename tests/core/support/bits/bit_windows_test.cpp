// SPDX-License-Identifier: MIT
#include "core/support/bits/bit_windows.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/support/random.h"

namespace peg {
namespace {

TEST_CASE("windows say of each subset which bits it has", "[support][bits]") {
    for (std::uint64_t i = 0; i < 200; ++i) {
        Bits set = mixed(i);
        for (std::uint64_t k = 0; k < i % 6; ++k) set &= mixed(1000 * k + i);
        if (i == 0) set = 0;
        if (i == 1) set = ~Bits{0};
        const BitWindows windows(set);
        // For each row, the bits that it represents.
        std::vector<Bits> bits(windows.rows());
        for (const BitWindow& window : windows.all())
            for (std::size_t value = 0; value < window.rows; ++value)
                bits.at(window.first_row + value) = Bits{value} << window.lowest;
        for (std::uint64_t k = 0; k < 20; ++k) {
            const Bits subset = set & mixed(k + 77 * i);
            Bits seen = 0;
            for (const BitWindow& window : windows.all()) {
                const Bits own = bits.at(window.row(subset));
                REQUIRE((seen & own) == 0);
                seen |= own;
            }
            REQUIRE(seen == subset);
        }
    }
}

}  // namespace
}  // namespace peg
