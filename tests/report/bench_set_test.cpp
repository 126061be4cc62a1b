// SPDX-License-Identifier: MIT
#include "report/bench_set.h"

#include <catch2/catch_test_macros.hpp>

#include "report/request.h"

namespace peg {

TEST_CASE("the tasks of the bench are requests", "[bench]") {
    for (const BenchTask& task : bench_tasks()) {
        CAPTURE(task.name);
        CHECK(parse_request(task.request).request);
    }
}

// The same number natively, under sanitizers and as WebAssembly. A change of the searches changes
// it; a difference between builds is an error.
TEST_CASE("the answers to the tasks of the bench have one signature", "[bench]") {
    CHECK(bench_signature() == 0x1f5c987f19b9ad6d);
}

}  // namespace peg
