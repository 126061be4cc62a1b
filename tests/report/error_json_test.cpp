// SPDX-License-Identifier: MIT
#include "report/error_json.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/board_errors.h"
#include "support/errors.h"

namespace peg {
namespace {

const Error kErrorInError =
    board_error("in_move", 2, "\"d2-a1\"", board_error("no_hole", "\"a1 {name}\""));

TEST_CASE("an error as JSON, and back", "[error]") {
    CHECK(to_line(error_json(kErrorInError)) ==
          R"({"error":"Move 2, \"d2-a1\": This board has no hole \"a1 {name}\".",)"
          R"("code":"in_move","args":{"number":2,"move":"\"d2-a1\"",)"
          R"("error":{"code":"no_hole","args":{"name":"\"a1 {name}\""}}}})");
    CHECK(parse_error(error_json(kErrorInError)) == kErrorInError);
}

TEST_CASE("JSON that is no error", "[error]") {
    for (const char* text :
         {"7", "null", "[]", "{}", R"({"code":7,"args":{}})", R"({"code":"odd","args":{}})",
          R"({"code":"no_hole"})", R"({"code":"no_hole","args":[]})",
          R"({"code":"no_hole","args":{}})", R"({"code":"no_hole","args":{"name":null}})",
          R"({"code":"no_hole","args":{"name":-1}})", R"({"code":"no_hole","args":{"name":{}}})",
          // Errors of certificates never go to the interface.
          R"({"code":"cases_by","args":{}})"}) {
        INFO(text);
        CHECK_FALSE(parse_error(parse_json(text)));
    }
}

}  // namespace
}  // namespace peg
