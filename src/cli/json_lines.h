// SPDX-License-Identifier: MIT
#pragma once

// `--jsonl`: a stream of questions and answers, one line of JSON each.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "report/json.h"
#include "report/request.h"

namespace peg {

// {"id":...,"error":"..."}
Json error_line(Json id, const std::string& message);

// Reads standard input to its end, and answers each line on standard output before reading the
// next. Empty lines are skipped; a line that is too long gives an error. Memory use does not depend
// on the number of lines. `answer` returns nothing after Ctrl-C.
Outcome answer_each_line(const std::function<std::optional<Json>(std::string_view)>& answer);

// Answers the lines of `lastpeg solve --jsonl`: each line is a request (report/request.h); the
// answer is the id with the result (report/job.h) or an error. `defaults` are the limits for
// requests without limits.
Outcome answer_lines(const SearchLimits& defaults);

}  // namespace peg
