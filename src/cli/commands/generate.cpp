// SPDX-License-Identifier: MIT

// `lastpeg generate` makes a winnable position of a given difficulty, as measured by the solver.

#include <array>
#include <cstdio>
#include <memory>
#include <random>
#include <string>

#include "cli/arguments.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/draw.h"
#include "cli/run_job.h"
#include "cli/system/interrupt.h"
#include "core/board/notation/notation.h"
#include "core/solver/generator.h"
#include "report/knowledge_json.h"
#include "report/text.h"

namespace peg {
namespace {

struct GenerateArguments : Arguments {
    std::optional<double> pegs;
    std::optional<double> seed;
    std::optional<std::string> difficulty;
    bool symmetric = false;
};

std::string generated_text(const Request& request, const Wish& wish, const Generated& made) {
    const Board& board = request.board;
    std::array<char, 32> log2_odds{};
    std::snprintf(log2_odds.data(), log2_odds.size(), "%.1f", made.log2_odds);
    return to_text(draw_position(board, made.start, 0, output_style())) +
           format_position(board, made.start) + '\n' + "To " + finish_words(board, wish.finish) +
           ", " + std::string(difficulty_name(made.difficulty)) + ": on the way " +
           std::to_string(made.losing) + " of " + std::to_string(made.choices) +
           " jumps lose, the luck of " + log2_odds.data() + " tosses of a coin.\nSeed " +
           std::to_string(wish.seed) + ".\n";
}

Outcome generate(const GenerateArguments& arguments) {
    const auto request = read_request(arguments, Request::Command::kGenerate);
    if (!request) return request.error();
    const auto wished =
        make_wish({arguments.difficulty, arguments.pegs, arguments.seed, arguments.symmetric},
                  request->board, request->problem.finish, "--");
    if (!wished) return wished.error();
    Wish wish = *wished;
    if (!arguments.seed) wish.seed = std::random_device{}();
    Generator generator(request->board);
    generator.begin(wish, {});
    constexpr std::uint64_t kNodesPerStep = 5000;
    while (!generator.step(kNodesPerStep))
        if (interrupted()) return ExitStatus::kInterrupted;
    const auto& made = generator.result();
    if (!made) return cli_error("no_position");
    if (!arguments.json) return print(in_spelling(*request, generated_text(*request, wish, *made)));
    Json json = generated_json(request->board, wish, &*made);
    if (request->spelling) request->spelling->apply(json);
    return print(to_line(json) + '\n');
}

}  // namespace

Command add_generate(CLI::App& program) {
    CLI::App* command = program.add_subcommand("generate", "Make a position that can be won");
    const auto arguments = std::make_shared<GenerateArguments>();
    add_board(*command, *arguments)->required();
    add_finish(*command, *arguments);
    add_number(*command, "--pegs", "N", "Make it of N pegs", arguments->pegs);
    command
        ->add_option("--difficulty", arguments->difficulty,
                     "Make it easy, medium (the default) or hard")
        ->type_name("LEVEL");
    add_number(*command, "--seed", "N", "Make the position of this number again", arguments->seed);
    command->add_flag("--symmetric", arguments->symmetric, "Make it symmetric");
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] { return generate(*arguments); }};
}

}  // namespace peg
