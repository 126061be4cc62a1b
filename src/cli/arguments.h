// SPDX-License-Identifier: MIT
#pragma once

// Arguments shared by several commands: a board, a problem on it, limits, and --json. Each add_...
// function declares some of them to CLI11, which fills in `arguments` while parsing the command
// line; the read_... functions then turn texts and numbers into values, or say what is wrong.

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "report/request.h"

namespace peg {

// The command line as given, not yet checked.
struct Arguments {
    std::string board;
    ProblemText problem;
    LimitNumbers limits;
    std::optional<std::string> notation;
    bool json = false;
};

// BOARD
CLI::Option* add_board(CLI::App& command, Arguments& arguments);
// --position, --vacancy
void add_start(CLI::App& command, Arguments& arguments);
// A text option.
void add_text(CLI::App& command, const char* name, const char* kind, const char* help,
              std::optional<std::string>& text);
// --finish
void add_finish(CLI::App& command, Arguments& arguments);
// --survivor
void add_survivor(CLI::App& command, Arguments& arguments);
// --max-nodes, --max-seconds, --max-memory
void add_limits(CLI::App& command, Arguments& arguments);
// --notation: how the answer spells holes and jumps
void add_notation(CLI::App& command, Arguments& arguments);
// --json
void add_json(CLI::App& command, Arguments& arguments);
// A number option. The function that reads the number checks its range. `kind` stands for the
// number in the help: "N".
void add_number(CLI::App& command, const char* name, const char* kind, const char* help,
                std::optional<double>& number);

// The problem and the limits of the arguments. Reads a board file if BOARD names one.
Result<Request> read_request(const Arguments& arguments,
                             Request::Command command = Request::Command::kSolve);
// The limits; a missing limit has the default of report/request.h.
Result<SearchLimits> read_limits(const Arguments& arguments);

}  // namespace peg
