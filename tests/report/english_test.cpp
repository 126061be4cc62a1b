// SPDX-License-Identifier: MIT
#include "report/english.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/board_errors.h"
#include "report/report_errors.h"
#include "support/errors.h"

namespace peg {
namespace {

const Error kNested =
    board_error("in_move", 2, "\"d2-a1\"", board_error("no_hole", "\"a1 {name}\""));

TEST_CASE("an error in English", "[error]") {
    CHECK(english(board_error("board_empty")) == "The board has no holes.");
    CHECK(english(board_error("board_sign", "\"q\"", board_error("place", 12345, 2))) ==
          "A board is written with x, o and '.', not with \"q\", which is at row 12345, column 2.");
    CHECK(english(report_error("routes", "--")) ==
          "Use only one of --shortest, --through and --survivor.");
    // Arguments stay unchanged.
    CHECK(english(kNested) == "Move 2, \"d2-a1\": This board has no hole \"a1 {name}\".");
}

}  // namespace
}  // namespace peg
