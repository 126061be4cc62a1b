// SPDX-License-Identifier: MIT
#pragma once

// Writing to standard output and standard error, and what the terminal can show.

#include <string_view>

#include "cli/command.h"

namespace peg {

// What drawings on standard output may use.
struct Style {
    bool colour = false;   // output is a terminal, and NO_COLOR is not set (https://no-color.org)
    bool unicode = false;  // the locale is UTF-8
};
Style output_style();
// Width of the terminal in columns; 80 if standard output is no terminal.
int output_width();

// Writes to standard output without buffering. Returns `status`, or an error if writing fails.
Outcome print(std::string_view text, ExitStatus status = ExitStatus::kDone);
// Writes a sentence to standard error as one line; control characters become blanks.
void print_error(std::string_view sentence);

// A line on standard error that each call of show overwrites. Writes nothing if standard error is
// no terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();  // erases the line
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(std::string_view text);
    // Erases the line, so that other lines can be written.
    void erase();

private:
    bool terminal_;
    bool dirty_ = false;
};

}  // namespace peg
