// SPDX-License-Identifier: MIT

// `lastpeg boards` lists the catalogue, or the problems of one board; `lastpeg show` draws a
// position.

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/commands/problems.h"
#include "cli/console.h"
#include "cli/draw.h"
#include "core/board/catalogue.h"
#include "report/json.h"
#include "report/text.h"

namespace peg {
namespace {

struct BoardsArguments : Arguments {
    bool problems = false;
};

Outcome boards(const BoardsArguments& arguments) {
    if (arguments.problems && arguments.board.empty()) return cli_error("problems_board");
    if (arguments.problems) return print_problems(arguments);
    if (!arguments.board.empty() || arguments.notation) return cli_error("boards_board");
    if (arguments.json) return print(to_line(catalogue_json()) + '\n');
    std::string text;
    for (const CatalogueEntry& entry : catalogue()) {
        const auto known = parse_board_name(entry.name);
        if (!known) return known.error();
        const auto& [board, classic] = *known;
        std::array<char, 64> columns{};
        std::snprintf(columns.data(), columns.size(), "%-11s %3d holes %4zu jumps   ",
                      std::string(entry.name).c_str(), board.hole_count(), board.jumps().size());
        text += columns.data() + start_words(board, classic.start) + ", to " +
                finish_words(board, classic.finish) + '\n';
    }
    return print(text);
}

Outcome show(const Arguments& arguments) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const Board& board = request->board;
    const Problem& problem = request->problem;
    if (arguments.json) {
        Json json = position_json(board, problem);
        if (request->spelling) request->spelling->apply(json);
        return print(to_line(json) + '\n');
    }
    std::string text = to_text(draw_position(board, problem.start, 0, output_style()));
    if (request->spelling) {
        text += '\n' + to_text(draw_names(board, output_style(), [&](Hole hole) {
                    return request->spelling->text(format_hole(board, hole));
                }));
    }
    return print(text + format_position(board, problem.start) + '\n');
}

}  // namespace

Command add_boards(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("boards", "List the boards and their classic problems");
    const auto arguments = std::make_shared<BoardsArguments>();
    add_board(*command, *arguments);
    command->add_flag("--problems", arguments->problems,
                      "Decide every single-vacancy problem of BOARD");
    add_limits(*command, *arguments);
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] { return boards(*arguments); }};
}

Command add_show(CLI::App& program) {
    CLI::App* command = program.add_subcommand("show", "Draw a position");
    const auto arguments = std::make_shared<Arguments>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] { return show(*arguments); }};
}

}  // namespace peg
