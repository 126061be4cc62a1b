// SPDX-License-Identifier: MIT
#include "core/wide.h"

#include <catch2/catch_test_macros.hpp>

namespace peg {

TEST_CASE("wide numbers in decimal", "[wide]") {
    CHECK(to_decimal(0) == "0");
    CHECK(to_decimal(10) == "10");
    CHECK(to_decimal(~std::uint64_t{0}) == "18446744073709551615");
    CHECK(to_decimal(kTooMany) == "340282366920938463463374607431768211455");
}

TEST_CASE("what is too large stays too large", "[wide]") {
    const Wide half = Wide{1} << 127;
    CHECK(sum(half, half - 1) == kTooMany);
    CHECK(sum(half, half) == kTooMany);
    CHECK(sum(half - 1, half - 1) == kTooMany - 1);
    CHECK(product(half, 2) == kTooMany);
    CHECK(product(half, 1) == half);
    CHECK(product(Wide{1} << 64, Wide{1} << 63) == half);
    CHECK(product(Wide{1} << 64, Wide{1} << 64) == kTooMany);
    CHECK(product(kTooMany, 0) == 0);
    CHECK(product(0, kTooMany) == 0);
    CHECK(sum(kTooMany, 1) == kTooMany);
    CHECK(product(kTooMany, 3) == kTooMany);
}

}  // namespace peg
