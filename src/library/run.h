// SPDX-License-Identifier: MIT
#pragma once

// Runs a job until it is done or its time is over; shared by the C++ and the C interface.

#include <chrono>

#include "report/job.h"

namespace peg {

struct RunEnd {
    double seconds = 0;  // real time used
    bool done = false;   // false: it was stopped, or reached its max_seconds
    bool stopped = false;
};

// Calls keep_on(nodes so far) every few milliseconds, and stops when it returns false.
template <class KeepOn>
RunEnd run(Job& job, KeepOn&& keep_on) {
    constexpr std::uint64_t kNodesPerStep = 5000;
    const auto began = std::chrono::steady_clock::now();
    RunEnd end;
    for (;;) {
        end.done = job.step(kNodesPerStep);
        end.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        if (end.done) return end;
        const auto max_seconds = job.request().limits.seconds;
        if (max_seconds && end.seconds >= *max_seconds) return end;
        end.stopped = !keep_on(static_cast<double>(job.progress().nodes));
        if (end.stopped) return end;
    }
}

}  // namespace peg
