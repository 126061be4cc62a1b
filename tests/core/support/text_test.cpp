// SPDX-License-Identifier: MIT
#include "core/support/text.h"

#include <catch2/catch_test_macros.hpp>

namespace peg {
namespace {

TEST_CASE("numbers are grouped by thousands", "[text]") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1000) == "1,000");
    CHECK(grouped(1234567) == "1,234,567");
    CHECK(grouped(18446744073709551615U) == "18,446,744,073,709,551,615");
    CHECK(counted(1, "jump") == "1 jump");
    CHECK(counted(0, "jump") == "0 jumps");
}

TEST_CASE("foreign text is quoted short and printable", "[text]") {
    CHECK(in_quotes("d4") == "\"d4\"");
    CHECK(in_quotes("\x1b[31m\n\xff") == "\"?[31m??\"");
    CHECK(in_quotes(std::string(100, 'a')) == '"' + std::string(60, 'a') + "...\"");
}

TEST_CASE("the beginning of a text ends between two characters", "[text]") {
    CHECK(beginning("d4", 2) == "d4");
    CHECK(beginning("abc", 2) == "ab");
    const std::string umlauts = "\xc3\xa4\xc3\xb6\xe2\x82\xac";  // of 2, 2 and 3 bytes
    constexpr std::size_t kExpected[] = {0, 0, 2, 2, 4, 4, 4, 7, 7};
    for (std::size_t bytes = 0; bytes < std::size(kExpected); ++bytes)
        CHECK(beginning(umlauts, bytes).size() == kExpected[bytes]);
    CHECK(beginning("\x80\x80\x80", 2).empty());  // bytes that begin no character
}

}  // namespace
}  // namespace peg
