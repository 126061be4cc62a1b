// SPDX-License-Identifier: MIT

// `lastpeg levels` says how many positions, up to symmetry, can be reached after each jump.

#include <array>
#include <cstdio>
#include <string>

#include "cli/command.h"
#include "cli/run_job.h"
#include "report/text.h"

namespace peg {
namespace {

std::string levels_text(const Job& job, const Run& run) {
    const Levels& levels = *job.levels();
    std::string text = "Jumps      Positions, up to symmetry\n";
    for (std::size_t jumps = 0; jumps < levels.sizes.size(); ++jumps) {
        std::array<char, 64> line{};
        std::snprintf(line.data(), line.size(), "%5zu %14s\n", jumps,
                      grouped(levels.sizes[jumps]).c_str());
        text += line.data();
    }
    const std::string total = grouped(levels.total);
    if (levels.complete) return text + "In all " + total + ".\n";
    return text + "In all " + total + "; there are more: " + limit_words(job, run) + ".\n";
}

}  // namespace

Command add_levels(CLI::App& program) {
    return add_search(program, "levels", "Count the positions after each jump, up to symmetry",
                      Request::Command::kLevels, Takes::kStart, levels_text);
}

}  // namespace peg
