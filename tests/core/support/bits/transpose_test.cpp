// SPDX-License-Identifier: MIT
#include "core/support/bits/transpose.h"

#include <catch2/catch_test_macros.hpp>

#include "support/oracle.h"

namespace peg {
namespace {

TEST_CASE("rows become columns", "[cross]") {
    oracle::Random random(401);
    for (std::size_t size : {64U, 32U, 16U, 8U})
        for (int i = 0; i < 50; ++i) {
            std::array<Bits, 64> rows{};
            BitSquare square(size);
            for (std::size_t j = 0; j < size; ++j) {
                rows[j] = random() >> (64 - size);
                square.set_row(j, rows[j]);
            }
            square.transpose();
            for (std::size_t j = 0; j < size; ++j) {
                Bits column = 0;
                for (std::size_t k = 0; k < size; ++k) column |= (rows[k] >> j & 1) << k;
                REQUIRE(square.row(j) == column);
            }
        }
}

}  // namespace
}  // namespace peg
