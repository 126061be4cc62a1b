// SPDX-License-Identifier: MIT

// `lastpeg levels` counts the positions after each number of jumps, up to symmetry or all.

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/run_job.h"
#include "report/text.h"

namespace peg {
namespace {

std::string levels_text(const Job& job, const Run& run) {
    const Levels& levels = *job.levels();
    std::string text = "Jumps      Positions";
    text += job.request().symmetric == LevelCountSearch::Symmetric::kMerged ? ", up to symmetry\n"
                                                                            : "\n";
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

struct LevelsArguments : Arguments {
    bool all = false;
};

}  // namespace

Command add_levels(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("levels", "Count the positions after each jump, up to symmetry");
    const auto arguments = std::make_shared<LevelsArguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    command->add_flag("--all", arguments->all,
                      "Count all positions, also those that a symmetry maps to each other");
    add_limits(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments]() -> Outcome {
                auto request = read_request(*arguments, Request::Command::kLevels);
                if (!request) return request.error();
                Request wanted = *std::move(request);
                if (arguments->all) wanted.symmetric = LevelCountSearch::Symmetric::kApart;
                return run_and_print(wanted, arguments->json, levels_text);
            }};
}

}  // namespace peg
