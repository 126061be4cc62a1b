// SPDX-License-Identifier: MIT
#pragma once

// What the command line needs from the operating system, besides interrupt.h. Implemented by
// posix.cpp, windows.cpp and interrupt_*.cpp; CMakeLists.txt chooses among them. Descriptors are
// those of POSIX, which the C library of Windows has too. After a failure, errno says why.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace peg {

inline constexpr int kInput = 0;
inline constexpr int kOutput = 1;
inline constexpr int kErrors = 2;

// Reads at most n bytes. Returns their number, 0 at the end, -1 on failure.
std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t n);

// Prepares the standard streams: no translation of line ends, and on a console UTF-8 and colours;
// on POSIX it sets the locale that takes_utf8() asks. Call once, at the program's start.
void prepare_streams();

bool is_terminal(int descriptor);
// Width of the terminal at standard output, in columns; 0 if there is none.
int terminal_columns();
// True if standard output takes UTF-8, by the locale or, on Windows, the console's code page.
bool takes_utf8();

// Resources that this process has used so far.
struct Usage {
    double processor_seconds = 0;
    std::uint64_t max_memory = 0;  // peak, in bytes
};
Usage usage_so_far();

// Opens or creates a file for reading and appending, and locks it for this process. Returns a
// descriptor; -1 on failure; kLocked if another process has the lock.
inline constexpr int kLocked = -2;
int open_locked(const std::string& path);
// Truncates the file to `size` bytes. False on failure.
bool truncate_file(int descriptor, std::size_t size);
// Appends the whole text, and waits until it is on the disk. False on failure.
bool append_durably(int descriptor, std::string_view text);
void close_file(int descriptor);

}  // namespace peg
