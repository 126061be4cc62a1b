// SPDX-License-Identifier: MIT
#pragma once

// The commands of `lastpeg`. Each add_... function declares a subcommand and its options to CLI11,
// and returns the function that runs it. A new command needs a file in commands/, a declaration
// here and an entry in main.cpp.

#include <cstdint>
#include <functional>

#include <CLI/CLI.hpp>

#include "core/support/result.h"

namespace peg {

enum class ExitStatus : std::uint8_t {
    kDone = 0,          // done; for a problem: solvable
    kNo = 1,            // the problem is proved unsolvable, or the moves are not a solution
    kBadInput = 2,      // the input is wrong, or output failed: a sentence on standard error
    kUndecided = 3,     // a limit was reached first
    kInterrupted = 130  // Ctrl-C; shells use 128 + SIGINT
};

// The exit status of a command, or an error.
using Outcome = Result<ExitStatus>;

struct Command {
    const CLI::App* app;  // owned by the program; converts to true if the command line names it
    std::function<Outcome()> run;
};

Command add_boards(CLI::App& program);
Command add_show(CLI::App& program);
Command add_solve(CLI::App& program);
Command add_hint(CLI::App& program);
Command add_count(CLI::App& program);
Command add_levels(CLI::App& program);
Command add_solutions(CLI::App& program);
Command add_explain(CLI::App& program);
Command add_must(CLI::App& program);
Command add_check(CLI::App& program);
Command add_generate(CLI::App& program);
Command add_review(CLI::App& program);
Command add_read(CLI::App& program);
Command add_atlas(CLI::App& program);
Command add_bench(CLI::App& program);

}  // namespace peg
