// SPDX-License-Identifier: MIT
#pragma once

// The solver behind flat C functions: all that the worker's WebAssembly module exports. One request
// at a time, text in and text out. The caller owns time: it steps, looks at its clock and its
// messages in between, and reads what is known so far whenever it likes.
//
//     char* input = peg_input(size);       // write the request there
//     if (peg_begin() == 0)
//         while (peg_step(20000) == 1) {}
//     const char* output = peg_output();   // peg_output_size() bytes
//
// Pointers stay good until the next call of the function that gave them. Calls may move the
// module's memory: read it afresh after each.

#include <cstdint>

extern "C" {

// RETURN  1, the version of this interface.
[[gnu::used]] std::uint32_t peg_api_version(void);

// Room for the text of a request.
// PARAMETERS  size    in bytes, at most 65536
// RETURN  `size` bytes to fill, or null where that is too much
[[gnu::used]] char* peg_input(std::uint32_t size);

// Starts the request that is in the room, forgetting the one before.
// RETURN  0: call peg_step; 1: the request is wrong, and peg_output says how
// NOTES   The request is UTF-8, a line as report/request.h describes it. Its max_seconds is for the
//         caller to watch; its max_memory counts up to 768 MiB, which fits the module.
[[gnu::used]] int peg_begin(void);

// Goes on with the request.
// PARAMETERS  nodes   about how many positions to visit; 20000 take some milliseconds
// RETURN  1: not done yet; 0: done, or nothing was begun
[[gnu::used]] int peg_step(std::uint32_t nodes);

// What is known so far, and in the end the result.
// RETURN  UTF-8, not terminated: a line of JSON as `lastpeg solve --json`, or `hint`, `count` or
//         `levels`, prints it, but for `seconds`, which is null; or {"id":...,"error":"..."} after
//         a wrong request
// NOTES   Written anew by each call, within a millisecond.
[[gnu::used]] const char* peg_output(void);

// RETURN  the size in bytes of what the last peg_output gave
[[gnu::used]] std::uint32_t peg_output_size(void);

// RETURN  positions visited so far
[[gnu::used]] double peg_nodes(void);

// RETURN  positions remembered in tables
[[gnu::used]] double peg_stored(void);
}
