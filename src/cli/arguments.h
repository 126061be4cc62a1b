// SPDX-License-Identifier: MIT
#pragma once

// The arguments that commands have in common: a board, a problem on it, limits, and --json.

#include <string>

#include <CLI/CLI.hpp>

#include "report/request.h"

namespace peg {

struct Arguments {
    std::string board;
    ProblemText problem;
    LimitNumbers limits;
    bool json = false;
};

CLI::Option* add_board(CLI::App& command, Arguments& arguments);
void add_start(CLI::App& command, Arguments& arguments);   // --position, --vacancy
void add_finish(CLI::App& command, Arguments& arguments);  // --finish
void add_limits(CLI::App& command,
                Arguments& arguments);                   // --max-nodes, --max-seconds, --max-memory
void add_json(CLI::App& command, Arguments& arguments);  // --json
// Any number; what it may be is for its parser to say.
void add_number(CLI::App& command, const char* name, const char* kind, const char* help,
                std::optional<double>& number);

// What the arguments ask for; where they name a board file, that is read now.
Result<Request> read_request(const Arguments& arguments,
                             Request::Command command = Request::Command::kSolve);
Result<SearchLimits> read_limits(const Arguments& arguments);

}  // namespace peg
