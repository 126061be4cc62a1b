// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "cli/cli_errors.h"
#include "cli/system/system.h"

namespace peg {
namespace {

bool shows_lines(int descriptor) {
    const char* kind = std::getenv("TERM");
    return is_terminal(descriptor) && (kind == nullptr || std::strcmp(kind, "dumb") != 0);
}

void write_error(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

Style output_style() {
    const char* no_colour = std::getenv("NO_COLOR");
    const bool wanted = no_colour == nullptr || *no_colour == '\0';
    return {wanted && shows_lines(kOutput), takes_utf8()};
}

int output_width() {
    const int columns = terminal_columns();
    return columns > 0 ? columns : 80;
}

Outcome print(std::string_view text, ExitStatus status) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (written && std::fflush(stdout) == 0) return status;
    return cli_error("output_failed", std::strerror(errno));
}

void print_error(std::string_view sentence) {
    std::string line = "lastpeg: ";
    for (char c : sentence) {
        const auto byte = static_cast<unsigned char>(c);
        line += byte < 0x20 || byte == 0x7f ? ' ' : c;
    }
    if (!line.ends_with('.')) line += '.';
    write_error(line + '\n');
}

ProgressLine::ProgressLine() : terminal_(shows_lines(kErrors)) {}

ProgressLine::~ProgressLine() { erase(); }

void ProgressLine::erase() {
    if (dirty_) write_error("\r\x1b[K");
    dirty_ = false;
}

void ProgressLine::show(std::string_view text) {
    if (!terminal_) return;
    dirty_ = true;
    write_error('\r' + std::string(text) + "\x1b[K");
}

}  // namespace peg
