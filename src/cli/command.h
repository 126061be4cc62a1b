// SPDX-License-Identifier: MIT
#pragma once

// The commands of `lastpeg`. Each add_... function gives the program a subcommand, with its
// options, and says what to run when that one was chosen.

#include <functional>

#include <CLI/CLI.hpp>

#include "core/result.h"

namespace peg {

enum class ExitStatus : std::uint8_t {
    kDone = 0,          // also: solvable
    kNo = 1,            // proved unsolvable; not a solution
    kBadInput = 2,      // or output that cannot be written: one sentence on standard error
    kUndecided = 3,     // a limit was reached
    kInterrupted = 130  // by Ctrl-C, as a shell counts it: 128 + SIGINT
};

// How a command ended, or what was wrong with what it was given.
using Outcome = Result<ExitStatus>;

struct Command {
    const CLI::App* app;  // owned by the program; converts to true when it was chosen
    std::function<Outcome()> run;
};

Command add_boards(CLI::App& program);
Command add_show(CLI::App& program);
Command add_solve(CLI::App& program);
Command add_hint(CLI::App& program);
Command add_count(CLI::App& program);
Command add_levels(CLI::App& program);
Command add_solutions(CLI::App& program);
Command add_check(CLI::App& program);
Command add_generate(CLI::App& program);
Command add_bench(CLI::App& program);

}  // namespace peg
