// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace peg {

// The command line's description of itself as JSON. scripts/manual.mjs makes the manual pages and
// the shell completions from it.
//
//     {"name","version","about","more","options":[option],
//      "commands":[{"name","about","options":[option],"places":[option]}]}
//
// An option is {"names":["--json"],"value":null|"N","about"}; a place is a positional argument,
// {"names":["BOARD"],"value","about","needed","many"}.
std::string describe(const CLI::App& program);

}  // namespace peg
