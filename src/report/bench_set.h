// SPDX-License-Identifier: MIT
#pragma once

// What `lastpeg bench` measures: a fixed set of requests (request.h), and the signature, one number
// for all their answers. Searches use neither a clock nor random numbers, so the signature is the
// same natively, under sanitizers and as WebAssembly; a test compares the signature with a
// constant. A change that only affects speed keeps the signature.

#include <cstdint>
#include <span>
#include <string_view>

namespace peg {

struct BenchTask {
    std::string_view name;
    std::string_view request;  // a request as one line of JSON
    bool quick = true;         // true: short, and part of the signature
};

std::span<const BenchTask> bench_tasks();

// A hash (FNV-1a, 64 bits) over the answers to the quick tasks as JSON: verdicts, jumps, moves and
// nodes, without times and certificates. So the printed form of a certificate does not change the
// signature.
std::uint64_t bench_signature();

}  // namespace peg
