// SPDX-License-Identifier: MIT
#pragma once

// What `lastpeg bench` measures: a fixed set of requests (request.h), the same for every build, and
// one number for all their answers. Searches look at neither clock nor chance, so the number is the
// same natively, under sanitizers and as WebAssembly; a test holds it to that.

#include <cstdint>
#include <span>
#include <string_view>

namespace peg {

struct BenchTask {
    std::string_view name;
    std::string_view request;  // one line of JSON
    bool quick = true;         // some milliseconds; the others take seconds
};

std::span<const BenchTask> bench_tasks();

// A hash (FNV-1a, 64 bits) over the answers to the quick tasks as JSON, without the times:
// verdicts, jumps, proofs and nodes.
std::uint64_t bench_signature();

}  // namespace peg
