// SPDX-License-Identifier: MIT
#pragma once

// The solver as C functions without handles: all exports of the worker's WebAssembly module. There
// is one request at a time; requests and answers are text. The caller controls time: it steps the
// request, checks its clock and its messages between two steps, and may read what is known so far
// at any moment.
//
//     char* input = peg_input(size);       // write the request there
//     if (peg_begin() == 0)
//         while (peg_step(20000) == 1) {}
//     const char* output = peg_output();   // peg_output_size() bytes
//
// A pointer is valid until the next call of the function that returned it. A call may move the
// module's memory, so JavaScript must take HEAPU8 anew after each call.

#include <cstdint>

extern "C" {

// RETURN  3, the version of this interface.
[[gnu::used]] std::uint32_t peg_api_version(void);

// Allocates the buffer for the text of a request.
// PARAMETERS  size    in bytes, max 65536
// RETURN  a buffer of `size` bytes to fill, or null if `size` is too large
[[gnu::used]] char* peg_input(std::uint32_t size);

// Begins the request whose text is in the buffer, and drops the previous one.
// RETURN  0: call peg_step; 1: the request is wrong, and peg_output says how
// NOTES   The request is one line of UTF-8 (report/request.h). Its max_seconds has no effect,
//         because the caller watches the clock. Its max_memory is cut to 768 MiB, the max for this
//         module.
[[gnu::used]] int peg_begin(void);

// Continues the request.
// PARAMETERS  nodes   approximate number of positions to visit; 0 counts as 1; 20,000 are a few
//                     milliseconds
// RETURN  1: not done yet; 0: done, or there is no request
[[gnu::used]] int peg_step(std::uint32_t nodes);

// What is known so far; after the last step, the result.
// RETURN  one line of JSON in UTF-8, not null-terminated: the result (report/job.h) with `seconds`
//         null; after a wrong request, the error (report/error_json.h)
// NOTES   Each call writes the text again; the cost is linear in its size.
[[gnu::used]] const char* peg_output(void);

// RETURN  the size in bytes of the last text that peg_output returned
[[gnu::used]] std::uint32_t peg_output_size(void);

// RETURN  number of positions that the request has visited; 0 if there is no request
[[gnu::used]] double peg_nodes(void);
}
