// SPDX-License-Identifier: MIT
#include "core/transpose.h"

#include <catch2/catch_test_macros.hpp>

#include "core/oracle.h"

namespace peg {
namespace {

template <std::size_t kSize>
void check_square(oracle::Random& random) {
    std::array<Bits, kSize> rows{};
    for (Bits& row : rows) row = random() >> (64 - kSize);
    BitSquare<kSize> square;
    for (std::size_t i = 0; i < kSize; ++i) square.set_row(i, rows[i]);
    square.transpose();
    for (std::size_t i = 0; i < kSize; ++i) {
        Bits column = 0;
        for (std::size_t j = 0; j < kSize; ++j) column |= (rows[j] >> i & 1) << j;
        REQUIRE(square.row(i) == column);
    }
}

TEST_CASE("rows become columns", "[cross]") {
    oracle::Random random(401);
    for (int i = 0; i < 50; ++i) {
        check_square<64>(random);
        check_square<32>(random);
        check_square<16>(random);
        check_square<8>(random);
    }
}

}  // namespace
}  // namespace peg
