// SPDX-License-Identifier: MIT
#pragma once

// The solver behind C functions without handles: these are all that the worker's WebAssembly module
// exports. There is one request at a time; requests and answers are text. The caller owns time: it
// steps the request, looks at its clock and its messages between two steps, and may read what is
// known so far at any moment.
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

// Makes room for the text of a request.
// PARAMETERS  size    in bytes, at most 65536
// RETURN  `size` bytes to fill, or null where `size` is too large
[[gnu::used]] char* peg_input(std::uint32_t size);

// Starts the request whose text the caller has written, and forgets the one before.
// RETURN  0: call peg_step; 1: the request is wrong, and peg_output says how
// NOTES   The request is UTF-8, a line as report/request.h describes it. Its max_seconds has no
//         effect here, for the caller watches the clock; its max_memory counts up to 768 MiB, which
//         fits the module.
[[gnu::used]] int peg_begin(void);

// Goes on with the request.
// PARAMETERS  nodes   about how many positions to visit, 0 counts as 1; 20,000 take milliseconds
// RETURN  1: not done yet; 0: done, or nothing was begun
[[gnu::used]] int peg_step(std::uint32_t nodes);

// What is known so far, and in the end the result.
// RETURN  UTF-8, not terminated: the result as a line of JSON, as report/job.h gives it, but for
//         `seconds`, which is null; after a wrong request, what is wrong with it, as
//         report/error_json.h gives it
// NOTES   Each call writes the text anew, which takes less than a millisecond, but for many
//         solutions: some microseconds each.
[[gnu::used]] const char* peg_output(void);

// RETURN  the size in bytes of what the last peg_output gave
[[gnu::used]] std::uint32_t peg_output_size(void);

// RETURN  positions visited so far by the request, 0 where there is none
[[gnu::used]] double peg_nodes(void);
}
