// SPDX-License-Identifier: MIT
#pragma once

// The terminal, or what stands in for it.

#include <string_view>

#include "cli/command.h"

namespace peg {

// What standard output can show.
struct Style {
    bool colour = false;   // a terminal, and NO_COLOR is not set (https://no-color.org)
    bool unicode = false;  // the locale is UTF-8
};
Style output_style();
// Columns of the terminal; 80 where there is none.
int output_width();

// Writes to standard output at once, and gives `status`, or an error where it cannot be written.
Outcome print(std::string_view text, ExitStatus status = ExitStatus::kDone);
// One sentence on standard error, on one line, without control characters.
void print_error(std::string_view sentence);

// A line on standard error that is overwritten as work goes on; nothing where that is no terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();  // wipes it
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    bool shown() const { return terminal_; }
    void show(std::string_view text);

private:
    bool terminal_;
    bool dirty_ = false;
};

}  // namespace peg
