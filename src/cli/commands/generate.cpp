// SPDX-License-Identifier: MIT

// `lastpeg generate` makes a winnable position of a difficulty, which the solver has measured.

#include <array>
#include <cstdio>
#include <memory>
#include <random>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/draw.h"
#include "cli/interrupt.h"
#include "core/board/notation.h"
#include "core/solver/generator.h"
#include "report/json.h"
#include "report/text.h"

namespace peg {
namespace {

constexpr std::array<std::string_view, 3> kDifficulties{"easy", "medium", "hard"};

struct GenerateArguments : Arguments {
    std::optional<double> pegs;
    std::optional<double> seed;
    std::string difficulty = "medium";
};

std::string_view name_of(Difficulty difficulty) {
    return kDifficulties[static_cast<std::size_t>(difficulty)];
}

Result<Wish> read_wish(const GenerateArguments& arguments, const Request& request) {
    const auto named = std::ranges::find(kDifficulties, arguments.difficulty);
    if (named == kDifficulties.end())
        return Error{"--difficulty must be easy, medium or hard, not " +
                     in_quotes(arguments.difficulty) + "."};
    const int holes = request.board.hole_count();
    const auto& pegs = arguments.pegs;
    const bool possible =
        !pegs || (*pegs >= 2 && *pegs < holes && *pegs == static_cast<int>(*pegs));
    if (!possible)
        return Error{"--pegs must be a whole number from 2 to " + std::to_string(holes - 1) +
                     " on this board."};
    const auto choice = make_choice({}, arguments.seed, "", "--seed");
    if (!choice) return choice.error();
    Wish wish{request.problem.finish,
              {},
              static_cast<Difficulty>(named - kDifficulties.begin()),
              choice->seed.value_or(std::random_device{}())};
    if (pegs) wish.pegs = static_cast<int>(*pegs);
    return wish;
}

Json generated_json(const Request& request, const Wish& wish, const Generated& made) {
    const Board& board = request.board;
    return {
        {"board", format_board(board)},
        {"position", format_position(board, made.start)},
        {"finish", format_finish(board, wish.finish)},
        {"pegs", peg_count(made.start)},
        {"difficulty", name_of(made.difficulty)},
        {"log2_odds", made.log2_odds},
        {"choices", made.choices},
        {"losing", made.losing},
        {"seed", wish.seed},
        {"solution", format_moves(board, made.solution)},
    };
}

std::string generated_text(const Request& request, const Wish& wish, const Generated& made) {
    const Board& board = request.board;
    std::array<char, 32> log2_odds{};
    std::snprintf(log2_odds.data(), log2_odds.size(), "%.1f", made.log2_odds);
    return to_text(draw_position(board, made.start, 0, output_style())) +
           format_position(board, made.start) + '\n' + "To " + finish_words(board, wish.finish) +
           ", " + std::string(name_of(made.difficulty)) + ": on the way " +
           std::to_string(made.losing) + " of " + std::to_string(made.choices) +
           " jumps lose, the luck of " + log2_odds.data() + " log2_odds of a coin.\nSeed " +
           std::to_string(wish.seed) + ".\n";
}

Outcome generate(const GenerateArguments& arguments) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const auto wish = read_wish(arguments, *request);
    if (!wish) return wish.error();
    Generator generator(request->board, *wish);
    constexpr std::uint64_t kNodesPerStep = 5000;
    while (!generator.step(kNodesPerStep))
        if (interrupted()) return ExitStatus::kInterrupted;
    const auto& made = generator.result();
    if (!made)
        return Error{"No position of so many pegs was found that can be brought to the finish."};
    return print(arguments.json ? to_line(generated_json(*request, *wish, *made)) + '\n'
                                : generated_text(*request, *wish, *made));
}

}  // namespace

Command add_generate(CLI::App& program) {
    CLI::App* command = program.add_subcommand("generate", "Make a position that can be won");
    const auto arguments = std::make_shared<GenerateArguments>();
    add_board(*command, *arguments)->required();
    add_finish(*command, *arguments);
    add_number(*command, "--pegs", "N", "So many pegs", arguments->pegs);
    command->add_option("--difficulty", arguments->difficulty, "easy, medium (the default) or hard")
        ->type_name("LEVEL");
    add_number(*command, "--seed", "N", "The same position for the same number", arguments->seed);
    add_json(*command, *arguments);
    return {command, [arguments] { return generate(*arguments); }};
}

}  // namespace peg
