// SPDX-License-Identifier: MIT
#pragma once

// `lastpeg solve --jsonl` answers a stream of requests, one line of JSON each.

#include "cli/command.h"
#include "report/request.h"

namespace peg {

// Reads standard input to its end. Each line is a request (report/request.h) and is answered on a
// line of standard output before the next line is read: the id and the result as report/job.h gives
// it, or {"id":...,"error":"..."}. Empty lines are skipped. Memory does not grow with the number of
// lines. `defaults` are the limits of requests that name none.
Outcome answer_lines(const SearchLimits& defaults);

}  // namespace peg
