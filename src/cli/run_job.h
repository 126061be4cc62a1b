// SPDX-License-Identifier: MIT
#pragma once

// Runs a job to its end, or to what stops it.

#include <functional>
#include <string>

#include "cli/command.h"
#include "report/job.h"

namespace peg {

struct Run {
    double seconds = 0;        // of real time
    bool out_of_time = false;  // the request's max_seconds were over
    bool interrupted = false;  // by Ctrl-C
};

// Looks at the clock and for Ctrl-C every few milliseconds. `progress` shows the work on standard
// error where that is a terminal.
enum class Progressing : std::uint8_t { kSilent, kShown };
Run run_job(Job& job, Progressing progress);

// The limit that a job without a verdict met: "the limit of 1,000 nodes was reached".
std::string limit_words(const Job& job, const Run& run);

ExitStatus status_of(Verdict verdict);

// Runs what is asked for, showing its progress, and prints the result: as JSON, or in words.
using Words = std::function<std::string(const Job&, const Run&)>;
Outcome run_and_print(const Result<Request>& request, bool json, const Words& words);

}  // namespace peg
