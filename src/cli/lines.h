// SPDX-License-Identifier: MIT
#pragma once

// Reads lines from a file descriptor with bounded memory, however long and however many they are.
// Ctrl-C ends a wait for input.

#include <array>
#include <cstddef>
#include <string>

namespace peg {

class LineReader {
public:
    enum class Got {
        kLine,
        kTooLong,  // the line had more than kMaxBytes and was skipped
        kEnd,
        kInterrupted,  // by Ctrl-C
        kFailed,       // errno says why
    };

    explicit LineReader(int descriptor) : descriptor_(descriptor) {}

    // Reads the next line into `line`, without its line feed. The last line may lack a line feed.
    Got next(std::string& line);

    static constexpr std::size_t kMaxBytes = 65536;

private:
    int descriptor_;
    std::size_t begin_ = 0;  // [begin_, end_) of buffer_: read but not yet returned
    std::size_t end_ = 0;
    std::array<char, 65536> buffer_;
};

}  // namespace peg
