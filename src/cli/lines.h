// SPDX-License-Identifier: MIT
#pragma once

// Reads lines from a file descriptor in bounded memory, however long a line is and however many
// there are. A wait for input ends at Ctrl-C.

#include <array>
#include <cstddef>
#include <string>

namespace peg {

class LineReader {
public:
    enum class Got {
        kLine,
        kTooLong,  // the line had more than kMostBytes and was skipped
        kEnd,
        kInterrupted,  // by Ctrl-C
        kFailed,       // errno says why
    };

    explicit LineReader(int descriptor) : descriptor_(descriptor) {}

    // Puts the next line into `line`, without its line feed. The last line needs none.
    Got next(std::string& line);

    static constexpr std::size_t kMostBytes = 65536;

private:
    int descriptor_;
    std::size_t begin_ = 0;  // bytes read but not yet returned: [begin_, end_) of buffer_
    std::size_t end_ = 0;
    std::array<char, 65536> buffer_;
};

}  // namespace peg
