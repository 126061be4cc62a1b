// SPDX-License-Identifier: MIT
#include "cli/arguments.h"

#include <utility>

#include "cli/board_file.h"
#include "cli/given_text.h"

namespace peg {

// CLI11's own std::optional would read an empty text as a missing one.
void add_text(CLI::App& command, const char* name, const char* kind, const char* help,
              std::optional<std::string>& text) {
    command
        .add_option_function<std::string>(
            name, [&text](const std::string& given) { text = given; }, help)
        ->type_name(kind);
}

// CLI11 would read an empty text as 0, so an empty text is refused.
void add_number(CLI::App& command, const char* name, const char* kind, const char* help,
                std::optional<double>& number) {
    command
        .add_option_function<double>(
            name, [&number](const double& given) { number = given; }, help)
        ->type_name(kind)
        ->check([](const std::string& text) {
            return text.empty() ? "a number is missing" : std::string();
        });
}

CLI::Option* add_board(CLI::App& command, Arguments& arguments) {
    return command.add_option("BOARD", arguments.board, "A board's name, or a board file")
        ->type_name("");
}

void add_start(CLI::App& command, Arguments& arguments) {
    add_text(command, "--position", "POSITION", "The start: rows joined by '/'",
             arguments.problem.position);
    add_text(command, "--vacancy", "HOLE", "The start: every hole but this one full",
             arguments.problem.vacancy);
}

void add_finish(CLI::App& command, Arguments& arguments) {
    add_text(command, "--finish", "FINISH",
             "The finish: a hole, `any`, `fewest`, a position, a pattern with `?`, `reach:HOLE`, "
             "`one-of:HOLE,HOLE,...`, `pegs:N`, or `most`",
             arguments.problem.finish);
}

void add_survivor(CLI::App& command, Arguments& arguments) {
    add_text(command, "--survivor", "HOLE", "Keep the peg that starts here to the end",
             arguments.problem.survivor);
}

void add_limits(CLI::App& command, Arguments& arguments) {
    add_number(command, "--max-nodes", "N", "Visit at most N positions", arguments.limits.nodes);
    add_number(command, "--max-seconds", "S", "Stop after S seconds", arguments.limits.seconds);
    add_number(command, "--max-memory", "MIB", "Use at most MIB MiB for tables (1024)",
               arguments.limits.memory);
}

void add_notation(CLI::App& command, Arguments& arguments) {
    add_text(
        command, "--notation", "NAME",
        "Write holes and jumps as others do: own (d2-d4), numbers (5-17), zero (4-16), digits "
        "(42-44, column and row), rows (24-44, row and column), letters (e-q), mirrored (e-x); "
        "with -over behind it (numbers-over) a jump is \"5 over 10 to 17\"",
        arguments.notation);
}

void add_json(CLI::App& command, Arguments& arguments) {
    command.add_flag("--json", arguments.json, "Print one JSON object");
}

Result<Request> read_request(const Arguments& arguments, Request::Command command) {
    const auto limits = read_limits(arguments);
    if (!limits) return limits.error();
    const auto board = read_board(arguments.board);
    if (!board) return board.error();
    const auto text = read_problem_text(*board, arguments.problem);
    if (!text) return text.error();
    const auto problem = parse_problem(*board, *text);
    if (!problem) return problem.error();
    Request request{command, board->board, *problem, *limits};
    if (auto error = check_finish(request)) return *std::move(error);
    if (auto error = set_spelling(request, arguments.notation)) return *std::move(error);
    return request;
}

Result<SearchLimits> read_limits(const Arguments& arguments) {
    return make_limits(arguments.limits, {}, {"--max-nodes", "--max-seconds", "--max-memory"});
}

}  // namespace peg
