// SPDX-License-Identifier: MIT
#pragma once

// Lines from a file descriptor that may never end, in bounded memory, whatever their length.

#include <array>
#include <cstddef>
#include <string>

namespace peg {

class LineReader {
public:
    enum class Got {
        kLine,
        kTooLong,  // the line was skipped
        kEnd,
        kInterrupted,  // by Ctrl-C
        kFailed,       // errno says how
    };

    explicit LineReader(int descriptor) : descriptor_(descriptor) {}

    // The next line without its line feed; a last line need not have one.
    Got next(std::string& line);

    static constexpr std::size_t kMostBytes = 65536;

private:
    int descriptor_;
    std::size_t begin_ = 0;  // what is read and not yet given: [begin_, end_) of buffer_
    std::size_t end_ = 0;
    std::array<char, 65536> buffer_;
};

}  // namespace peg
