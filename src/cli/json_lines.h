// SPDX-License-Identifier: MIT
#pragma once

// `lastpeg solve --jsonl`: a stream of requests.

#include "cli/command.h"
#include "report/request.h"

namespace peg {

// Reads a request a line (report/request.h) from standard input until it ends, and answers each on
// a line of standard output, in order, before it reads the next: the id, then what `--json` prints,
// or {"id":...,"error":"..."}. Empty lines are skipped. Memory does not grow with their number.
Outcome answer_lines(const SearchLimits& defaults);

}  // namespace peg
