// SPDX-License-Identifier: MIT

// `lastpeg levels`: how many positions play can lead to after each jump.

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/console.h"
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
    if (levels.complete) return text + "Together " + total + ".\n";
    return text + "Together " + total + "; there are more: " + limit_words(job, run) + ".\n";
}

}  // namespace

Command add_levels(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("levels", "Count the positions after each jump, up to symmetry");
    const auto arguments = std::make_shared<Arguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_limits(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] {
                return run_and_print(read_request(*arguments, Request::Command::kLevels),
                                     arguments->json, levels_text);
            }};
}

}  // namespace peg
