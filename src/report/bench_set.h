// SPDX-License-Identifier: MIT
#pragma once

// What `lastpeg bench` measures: a fixed set of requests (request.h), and the signature, one number
// for all their answers. A search depends neither on a clock nor on chance, so the signature is the
// same natively, under sanitizers and as WebAssembly; a test compares it with a constant. A change
// of speed must leave the signature as it is.

#include <cstdint>
#include <span>
#include <string_view>

namespace peg {

struct BenchTask {
    std::string_view name;
    std::string_view request;  // one line of JSON
    bool quick = true;         // takes some milliseconds; the other tasks take seconds
};

std::span<const BenchTask> bench_tasks();

// A hash (FNV-1a, 64 bits) over the answers to the quick tasks as JSON, without the times and the
// certificates: verdicts, jumps, moves and nodes. So it stays the same however a certificate is
// printed.
std::uint64_t bench_signature();

}  // namespace peg
