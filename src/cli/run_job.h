// SPDX-License-Identifier: MIT
#pragma once

// Runs a job of the solver until it is done, a limit is reached, or Ctrl-C is pressed, and prints
// the result. The commands that are one search each share it.

#include <functional>
#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/console.h"
#include "report/job.h"

namespace peg {

// How a run ended.
struct Run {
    double seconds = 0;        // real time that passed
    bool out_of_time = false;  // the request's max_seconds had passed before the job was done
    bool interrupted = false;  // Ctrl-C was pressed
};

// Steps a search, by calls of `step` with a number of nodes, until one gives true; looks at the
// clock and for Ctrl-C every few milliseconds. Calls `show` with the seconds that have passed, ten
// times a second, once it is clear that the work is a long one.
Run run_steps(const std::function<bool(std::uint64_t)>& step, std::optional<double> most_seconds,
              const std::function<void(double)>& show);

// kShown: a line on standard error says how far the job has come, where that is a terminal.
enum class Progressing : std::uint8_t { kSilent, kShown };
// `look` is called after each step, with what can erase the line on standard error.
using Look = std::function<void(ProgressLine&)>;
Run run_job(Job& job, Progressing progress, const Look& look = {});

// Which limit stopped a job that has no verdict: "the limit of 1,000 nodes was reached".
std::string limit_words(const Job& job, const Run& run);

ExitStatus status_of(Verdict verdict);

// Says the result of a finished job in lines for people, each with its line feed.
using Words = std::function<std::string(const Job&, const Run&)>;
// The first lines of these, while a job runs: as soon as it knows them for good; empty before.
using FirstWords = std::function<std::string(const Job&)>;
// Runs the request, showing its progress, and prints the result: as one line of JSON, or by
// `words`; the first lines as soon as they are known, where there are `first` words. An error in
// the request is handed on.
Outcome run_and_print(const Result<Request>& request, bool json, const Words& words,
                      const FirstWords& first = {});

// What of a problem a command takes; each value adds to the one before.
enum class Takes : std::uint8_t { kFinish, kSurvivor };
// A subcommand that is one search and nothing more. Takes BOARD, a problem, the limits and --json.
Command add_search(CLI::App& program, const char* name, const char* help, Request::Command search,
                   Takes takes, Words words);

}  // namespace peg
