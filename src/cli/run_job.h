// SPDX-License-Identifier: MIT
#pragma once

// Runs a job until it is done, a limit is reached, or Ctrl-C is pressed, and prints the result.
// Shared by all commands that consist of one search.

#include <functional>
#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/console.h"
#include "report/job.h"

namespace peg {

// How a run ended.
struct Run {
    double seconds = 0;        // real time used
    bool out_of_time = false;  // the job was not done after the request's max_seconds
    bool interrupted = false;  // Ctrl-C was pressed
};

// Calls `step` with a number of nodes until it returns true; checks the clock and Ctrl-C between
// two calls. For long work, calls `show` ten times a second with the seconds passed.
Run run_steps(const std::function<bool(std::uint64_t)>& step, std::optional<double> max_seconds,
              const std::function<void(double)>& show);

// kShown: a progress line on standard error, if that is a terminal.
enum class Progressing : std::uint8_t { kSilent, kShown };
// Called after each step; can erase the progress line.
using Look = std::function<void(ProgressLine&)>;
Run run_job(Job& job, Progressing progress, const Look& look = {});

// The limit that stopped a job without a verdict: "the limit of 1,000 nodes was reached".
std::string limit_words(const Job& job, const Run& run);

ExitStatus status_of(Verdict verdict);

// A text of an answer in the spelling that the request asks for.
std::string in_spelling(const Request& request, std::string own);

// The result of a finished job as lines for people, each with a line feed.
using Words = std::function<std::string(const Job&, const Run&)>;
// The first lines of Words, as soon as they are final while the job runs; empty before that.
using FirstWords = std::function<std::string(const Job&)>;
// Runs the request with a progress line, and prints the result as one line of JSON or by `words`.
// If there are `first` words, prints them as soon as they are known. Returns an error in the
// request.
Outcome run_and_print(const Result<Request>& request, bool json, const Words& words,
                      const FirstWords& first = {});

// What a command takes of a problem; each value includes the one before.
enum class Takes : std::uint8_t { kFinish, kSurvivor };
// Adds a subcommand that consists of one search, with BOARD, a problem, the limits and --json.
Command add_search(CLI::App& program, const char* name, const char* help, Request::Command search,
                   Takes takes, Words words);

}  // namespace peg
