// SPDX-License-Identifier: MIT
#include "cli/lines.h"

#include <algorithm>

#include "cli/system/interrupt.h"
#include "cli/system/system.h"

namespace peg {

LineReader::Got LineReader::next(std::string& line) {
    line.clear();
    bool started = false;
    bool too_long = false;
    const auto given = [&] { return too_long ? Got::kTooLong : Got::kLine; };
    for (;;) {
        const char* const from = buffer_.data() + begin_;
        const char* const to = buffer_.data() + end_;
        const char* const feed = std::find(from, to, '\n');
        const auto size = static_cast<std::size_t>(feed - from);
        too_long |= line.size() + size > kMaxBytes;
        if (!too_long) line.append(from, size);
        started |= from != to;
        if (feed != to) {
            begin_ += size + 1;
            return given();
        }
        if (!wait_for_input(descriptor_)) return Got::kInterrupted;
        const std::ptrdiff_t got = read_some(descriptor_, buffer_.data(), buffer_.size());
        begin_ = 0;
        end_ = got > 0 ? static_cast<std::size_t>(got) : 0;
        if (got < 0) return Got::kFailed;
        if (got == 0) return started ? given() : Got::kEnd;
    }
}

}  // namespace peg
