// SPDX-License-Identifier: MIT
#pragma once

// The arguments that several commands take: a board, a problem on it, limits, and --json. Each
// add_... function declares some of them to CLI11, which fills in `arguments` while it parses the
// command line; the read_... functions then turn the texts and numbers into values, or say what is
// wrong.

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "report/request.h"

namespace peg {

// What was given on the command line, not yet checked.
struct Arguments {
    std::string board;
    ProblemText problem;
    LimitNumbers limits;
    bool json = false;
};

// BOARD
CLI::Option* add_board(CLI::App& command, Arguments& arguments);
// --position, --vacancy
void add_start(CLI::App& command, Arguments& arguments);
// An option with any text.
void add_text(CLI::App& command, const char* name, const char* kind, const char* help,
              std::optional<std::string>& text);
// --finish
void add_finish(CLI::App& command, Arguments& arguments);
// --survivor
void add_survivor(CLI::App& command, Arguments& arguments);
// --max-nodes, --max-seconds, --max-memory
void add_limits(CLI::App& command, Arguments& arguments);
// --json
void add_json(CLI::App& command, Arguments& arguments);
// An option with a number of any value. The function that reads the number checks its range.
// `kind` stands for the number in the help: "N".
void add_number(CLI::App& command, const char* name, const char* kind, const char* help,
                std::optional<double>& number);

// The problem and limits that the arguments name. Reads a board file where BOARD names one.
Result<Request> read_request(const Arguments& arguments,
                             Request::Command command = Request::Command::kSolve);
// The limits alone; what is left out has the default of report/request.h.
Result<SearchLimits> read_limits(const Arguments& arguments);

}  // namespace peg
