// SPDX-License-Identifier: MIT
#include "core/support/uint128.h"

#include <catch2/catch_test_macros.hpp>

namespace peg {

TEST_CASE("wide numbers in decimal", "[wide]") {
    CHECK(to_decimal(0) == "0");
    CHECK(to_decimal(10) == "10");
    CHECK(to_decimal(~std::uint64_t{0}) == "18446744073709551615");
    CHECK(to_decimal(kTooMany) == "340282366920938463463374607431768211455");
}

TEST_CASE("what is too large stays too large", "[wide]") {
    const Uint128 half = Uint128{1} << 127;
    CHECK(saturating_add(half, half - 1) == kTooMany);
    CHECK(saturating_add(half, half) == kTooMany);
    CHECK(saturating_add(half - 1, half - 1) == kTooMany - 1);
    CHECK(saturating_multiply(half, 2) == kTooMany);
    CHECK(saturating_multiply(half, 1) == half);
    CHECK(saturating_multiply(Uint128{1} << 64, Uint128{1} << 63) == half);
    CHECK(saturating_multiply(Uint128{1} << 64, Uint128{1} << 64) == kTooMany);
    CHECK(saturating_multiply(kTooMany, 0) == 0);
    CHECK(saturating_multiply(0, kTooMany) == 0);
    CHECK(saturating_add(kTooMany, 1) == kTooMany);
    CHECK(saturating_multiply(kTooMany, 3) == kTooMany);
}

}  // namespace peg
